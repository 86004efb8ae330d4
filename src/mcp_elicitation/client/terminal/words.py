"""Every sentence of the room, in one place; what stands in braces is filled in when it is shown."""

from __future__ import annotations

from mcp_elicitation.core.elicitation import Action
from mcp_elicitation.text import Text

ASKS = Text("{alias} asks", "{alias} 正在询问")
POSITION = Text("{position} of {total}", "第 {position} 项，共 {total} 项")
AT = Text("at {origin}", "位于 {origin}")
RUNS_AS = Text("runs as: {origin}", "运行命令：{origin}")
CLAIMS = Text("calls itself “{claimed}” (its own claim)", "自称“{claimed}”（未经核实）")
REQUEST = Text("while working on your request “{request}”", "正在处理你的请求“{request}”")
MESSAGE = Text("Its message:", "对方的话：")
NO_MESSAGE = Text("(it says nothing)", "（没有说明）")
BEWARE = Text("Beware: ", "请当心：")
NOTE = Text("Note: ", "注意：")

QUESTION = Text("Question {at} of {count}", "第 {at} 题，共 {count} 题")
REQUIRED = Text("required", "必填")
OPTIONAL = Text("optional", "可不填")
SUGGESTED = Text("suggested by the server", "服务端建议的内容")
YOURS = Text("your earlier answer", "你之前的回答")
LEAVE_OUT = Text("leave it out", "不回答")
NOTHING = Text("(left out)", "（不回答）")
CUT = Text("… (Enter here shows the whole answer)", "……（在此按回车可查看全部）")
NONE = Text("(none of them)", "（一项都不选）")

REVIEW = Text("Look over your answers", "请检查你的回答")
NOTHING_ASKED = Text("There is nothing to fill in; sending says yes.", "没有需要填写的内容；发送即表示同意。")
SEND = Text("Send these answers", "发送这些回答")
SEND_ANYWAY = Text("Send them all the same", "仍然发送")
DECLINE = Text("Decline: say no", "拒绝：表示不同意")
CANCEL = Text("Cancel: decide later", "取消：以后再决定")

ENDED: dict[Action, Text] = {
    "accept": Text("{alias}: your answer was sent.", "{alias}：已发送你的回答。"),
    "decline": Text("{alias}: declined. Nothing you typed was sent.", "{alias}：已拒绝，没有发送任何已填写的内容。"),
    "cancel": Text("{alias}: cancelled. Nothing you typed was sent.", "{alias}：已取消，没有发送任何已填写的内容。"),
}

OPENING = Text("{alias}: you agreed to open the page.", "{alias}：你已同意打开该网页。")

KEYS_TEXT = Text("Enter next · Alt+Enter new line · ↑ back", "回车 下一题 · Alt+回车 换行 · ↑ 上一题")
KEYS_LINE = Text("Enter next · ↑ back", "回车 下一题 · ↑ 上一题")
KEYS_ONE = Text("↑↓ move · Enter choose · Shift+Tab back", "↑↓ 移动 · 回车 选定 · Shift+Tab 上一题")
KEYS_SEVERAL = Text(
    "↑↓ move · Space pick · Enter next · Shift+Tab back", "↑↓ 移动 · 空格 选择 · 回车 下一题 · Shift+Tab 上一题"
)
KEYS_REVIEW = Text("↑↓ move · Enter do it", "↑↓ 移动 · 回车 执行")
KEYS_ALWAYS = Text("Ctrl+X decline · Esc cancel", "Ctrl+X 拒绝 · Esc 取消")
KEYS_ELSEWHERE = Text("Ctrl+O answer in the browser", "Ctrl+O 在浏览器中回答")
KEYS_FIELD = Text("Ctrl+R review · Ctrl+X decline · Esc cancel", "Ctrl+R 检查 · Ctrl+X 拒绝 · Esc 取消")
MORE = Text("↓ more below: PgDn or Enter", "↓ 下面还有内容：PgDn 或回车")
ABOVE = Text("↑ more above: PgUp", "↑ 上面还有内容：PgUp")

COMMANDS = Text(
    "Type an answer and press Enter. Instead of an answer you can type :back, :clear, :decline (say no) or "
    ":cancel (decide later). Nothing is sent before you have looked over everything.",
    "输入回答后按回车。也可以输入 :back（上一题）、:clear（清除）、:decline（拒绝）或 :cancel（取消，以后再决定）。"
    "在你检查全部内容之前，不会发送任何内容。",
)
STANDS = Text("your answer so far", "目前的回答")
KEEP = Text("Press Enter to keep it.", "直接按回车即保留。")
SKIP = Text("Press Enter to leave it out.", "直接按回车则不回答。")
BY_NUMBER = Text("Answer with a number or the words.", "请输入编号或文字。")
BY_NUMBERS = Text("Answer with numbers or the words, with commas between.", "请输入编号或文字，用逗号分隔。")
BY_WORD = Text("Answer with the words.", "请输入文字。")
BY_WORDS = Text("Answer with the words, with commas between.", "请输入文字，用逗号分隔。")
PLAIN_REVIEW = Text(
    "Type “send” to send, a number to change that answer, “decline” to say no, “cancel” to decide later.",
    "输入 send 发送；输入编号修改该回答；输入 decline 表示拒绝；输入 cancel 取消，以后再决定。",
)
PLAIN_GRAVE = Text("Pressing Enter alone declines.", "直接按回车即拒绝。")
NOT_UNDERSTOOD = Text("That is none of these.", "无法识别。")
ANSWER = Text("answer> ", "回答> ")
DECISION = Text("decision> ", "决定> ")
