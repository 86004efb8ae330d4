// Loaded into the official suite through NODE_OPTIONS: its mock servers ask for every interface of the machine, and get
// loopback. One layer below listen(), because a host given there is looked up first, and the suite reads the address at once.
'use strict';

const { Server } = require('node:net');

const EVERYWHERE = [undefined, null, '', '::', '0.0.0.0'];
const openSocket = Server.prototype._listen2;
if (typeof openSocket !== 'function') {
  throw new Error('loopback.cjs: this version of Node opens its sockets elsewhere; nothing is held on loopback');
}

Server.prototype._listen2 = function openOnLoopback(address, port, family, ...rest) {
  const isOpenToAll = Number.isInteger(port) && port >= 0 && EVERYWHERE.includes(address);
  return isOpenToAll
    ? openSocket.call(this, '127.0.0.1', port, 4, ...rest)
    : openSocket.call(this, address, port, family, ...rest);
};
