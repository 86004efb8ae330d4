'use strict';
/* What pages cannot do by themselves: live arrival, the count in the title, notifications, copying, a kept draft.
   It builds no HTML: what changes is taken, as parsed nodes, from the page that the inbox draws anyway. */
(() => {
  const root = document.getElementById('inbox');
  if (!root) return;
  const { at, base, page, stage, notify } = root.dataset;
  // A page that answered a post is found again by its own address, also when the person loads it anew.
  if (location.pathname !== at) history.replaceState(null, '', at);
  const byId = (id) => document.getElementById(id);
  const bare = document.title.replace(/^\(\d+\) /, '');
  let count = null;

  function load(url, then) {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => {
      const there = request.response && request.response.getElementById('inbox');
      if (there) then(there);
    };
    request.send();
  }

  function redraw(there) {
    const open = new Set([...document.querySelectorAll('details[open]')].map((each) => each.dataset.id));
    const focused = document.activeElement && document.activeElement.getAttribute('href');
    const fresh = document.adoptNode(there.querySelector('#live'));
    for (const each of fresh.querySelectorAll('details')) each.open = open.has(each.dataset.id);
    byId('live').replaceWith(fresh);
    if (focused) fresh.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
  }

  function tell(now) {
    document.title = now ? `(${now}) ${bare}` : bare;
    const more = count !== null && now > count;
    count = now;
    if (more && document.hidden && window.Notification && Notification.permission === 'granted') {
      new Notification(notify, { tag: 'mcp-elicitation' });
    }
  }

  function look() {
    load(at, (there) => {
      if (page === 'inbox') redraw(there);
      else if (there.dataset.stage !== stage) location.replace(at);
      else for (const part of ['others', 'next']) {
        const fresh = there.querySelector(`#${part}`);
        if (fresh) byId(part)?.replaceWith(document.adoptNode(fresh));
      }
    });
  }

  const events = new EventSource(`${base}/events`);
  events.addEventListener('changed', (event) => {
    if (byId('lost')) byId('lost').hidden = true;
    tell(Number(event.data));
    look();
  });
  function lose() {
    if (byId('lost') && count !== null && page !== 'over') byId('lost').hidden = false;
  }
  events.addEventListener('error', lose);
  events.addEventListener('ended', () => {
    events.close();
    lose();
  });

  const ask = byId('notify');
  if (ask && window.Notification && Notification.permission === 'default') {
    ask.hidden = false;
    ask.addEventListener('click', () => Notification.requestPermission().then(() => { ask.hidden = true; }));
  }

  const copy = byId('copy');
  if (copy && navigator.clipboard) {
    copy.hidden = false;
    copy.addEventListener('click', () => navigator.clipboard.writeText(copy.dataset.url).then(() => {
      copy.textContent = copy.dataset.done;
    }));
  }

  const open = byId('open');
  if (open) {
    open.disabled = true;
    setTimeout(() => { open.disabled = false; }, 700);
  }

  const form = byId('answer');
  if (form) {
    // What is wrong is said beside the field, in the language of the page; only what a browser cannot even pass on,
    // such as half a number, is still its own to stop.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      const putAway = event.submitter && event.submitter.formNoValidate;
      const unreadable = [...form.elements].find((each) => each.validity && each.validity.badInput);
      if (!putAway && unreadable) {
        event.preventDefault();
        unreadable.reportValidity();
      }
    });
    let timer = 0;
    const keep = () => {
      clearTimeout(timer);
      timer = 0;
      fetch(form.dataset.draft, { method: 'POST', body: new URLSearchParams(new FormData(form)), keepalive: true })
        .catch(() => {});
    };
    form.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(keep, 300);
    });
    form.addEventListener('submit', () => clearTimeout(timer));
    window.addEventListener('pagehide', () => { if (timer) keep(); });
  }
})();
