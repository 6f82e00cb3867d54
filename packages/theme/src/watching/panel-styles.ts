/**
 * Looks of what the watching server shows. It stands in a shadow tree with a sheet of its own:
 * neither the site's styles nor a broken style sheet of it can take it away.
 */
export const panelStyles = `
:host {
  all: initial;
  position: fixed;
  inset: auto 0 0;
  z-index: 2147483000;
  pointer-events: none;
  color-scheme: light;
  --text: #1a2220;
  --muted: #4b5954;
  --line: #c5cfcb;
  --surface: #ffffff;
  --code: #f1f4f3;
  --error: #b0262e;
  --error-surface: #fdf1f1;
  --warning: #855504;
  --warning-surface: #fdf7e7;
  font: 400 0.9375rem/1.5 system-ui, sans-serif;
}
:host([data-dark]) {
  color-scheme: dark;
  --text: #e2e8e5;
  --muted: #93a19c;
  --line: #36423e;
  --surface: #141b19;
  --code: #222c29;
  --error: #f2a0a0;
  --error-surface: #2d191a;
  --warning: #e8c069;
  --warning-surface: #292112;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
section, .open, .away {
  pointer-events: auto;
  color: var(--text);
  background: var(--surface);
  border: 1px solid var(--line);
  box-shadow: 0 -0.25rem 1.5rem rgb(0 0 0 / 0.18);
}
section {
  display: flex;
  flex-direction: column;
  max-block-size: min(50vh, 28rem);
  border-width: 1px 0 0;
  border-block-start: 0.1875rem solid var(--accent);
}
.error { --accent: var(--error); --tint: var(--error-surface); }
.warning { --accent: var(--warning); --tint: var(--warning-surface); }
header {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.5rem 1.25rem;
  border-block-end: 1px solid var(--line);
}
h2 { margin: 0; flex: 1; font-size: 1rem; font-weight: 600; color: var(--accent); }
ol { margin: 0; padding: 0; list-style: none; overflow: auto; overscroll-behavior: contain; }
ol:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
li { padding: 0.75rem 1.25rem; border-inline-start: 0.25rem solid var(--accent); }
li + li { border-block-start: 1px solid var(--line); }
p { margin: 0.25rem 0 0; max-inline-size: 60rem; overflow-wrap: anywhere; white-space: pre-line; }
.place { margin: 0; font-weight: 600; }
.place, pre, code { font-family: ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace; font-size: 0.875rem; }
.code { color: var(--muted); font-weight: 400; }
.kind { color: var(--accent); }
.fix b { font-weight: 600; }
pre {
  margin: 0.5rem 0 0;
  padding: 0.5rem 0.75rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: var(--code);
  border-radius: 0.375rem;
  max-inline-size: 60rem;
}
mark { color: inherit; background: var(--tint); box-shadow: inset 0 -2px var(--accent); }
button {
  font: inherit;
  color: inherit;
  padding: 0.25rem 0.75rem;
  min-block-size: 2rem;
  background: transparent;
  border: 1px solid var(--line);
  border-radius: 0.375rem;
  cursor: pointer;
}
button:hover { background: var(--code); }
button:focus-visible { outline: 2px solid var(--accent, var(--text)); outline-offset: 2px; }
kbd { font: inherit; color: var(--muted); margin-inline-start: 0.375rem; }
.open, .away {
  position: absolute;
  inset-block-end: 1rem;
  inset-inline-start: 1rem;
  border-radius: 1.25rem;
  padding: 0.25rem 1rem;
}
.open { color: var(--accent); font-weight: 600; border-color: var(--accent); background: var(--tint); }
.away { margin: 0; color: var(--muted); inset-inline: auto 1rem; max-inline-size: calc(100vw - 2rem); }
.told { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 40rem) {
  header, li { padding-inline: 1rem; }
  kbd { display: none; }
}
@media print { :host { display: none; } }
`
