/** Where the console keeps its token (AMB-068). Nothing is kept here. */
const tokenOfConsole = (): string | null => localStorage.getItem('token');

/** A longer answer than anybody reads is cut. */
const MOST_SHOWN = 100_000;

/** A button at each call that opens a form to make it, with the token of the console in this browser. */
export function offerTryOut(): void {
  sayWhoAmI();
  for (const place of document.querySelectorAll<HTMLElement>('.try')) {
    const open = button('Try it', 'btn btn--line');
    open.addEventListener('click', () => {
      const form = formOf(place);
      place.replaceChildren(form);
      form.querySelector<HTMLElement>('input, textarea, button')?.focus();
    });
    place.append(open);
  }
}

function sayWhoAmI(): void {
  const place = document.querySelector<HTMLElement>('[data-signed-in]');
  if (!place) return;
  place.hidden = false;
  place.className = 'notice notice--quiet';
  if (tokenOfConsole()) {
    place.textContent =
      'What you try out here is done for real, in your name: you are signed in at the console in this browser.';
    return;
  }
  const way = document.createElement('a');
  way.href = '/login';
  way.textContent = 'Sign in at the console';
  const sentence = document.createElement('span');
  sentence.append(way, ' in this browser to try out calls that need it. What you try out is done for real.');
  place.append(sentence);
}

function formOf(place: HTMLElement): HTMLFormElement {
  const { method = 'GET', path = '', body, files } = place.dataset;
  const call = place.closest<HTMLElement>('.call');
  const name = call?.id ?? path;
  const form = document.createElement('form');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => field(name, part, 'input'));
  const typed = body === undefined ? undefined : field(name, 'Body', 'textarea', body);
  const chosen = files === undefined ? undefined : field(name, 'file', 'input');
  if (chosen) Object.assign(chosen.control, { type: 'file', multiple: true });
  const send = button('Send', 'btn');
  send.type = 'submit';
  const state = document.createElement('span');
  state.setAttribute('role', 'status');
  const end = document.createElement('div');
  end.className = 'try-end';
  end.append(send, state);
  form.append(
    ...inPath.map(({ box }) => box),
    ...(typed ? [typed.box] : []),
    ...(chosen ? [chosen.box] : []),
    end,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const url = inPath.reduce(
      (address, { label, control }) =>
        address.replace(`{${label}}`, encodeURIComponent(control.value.trim())),
      path,
    );
    const content = chosen ? filesOf(chosen.control as HTMLInputElement) : typed?.control.value;
    void make(method, url, content, call?.dataset.public !== undefined, { form, send, state });
  });
  return form;
}

interface Shown {
  readonly form: HTMLFormElement;
  readonly send: HTMLButtonElement;
  readonly state: HTMLElement;
}

async function make(
  method: string,
  path: string,
  content: string | FormData | undefined,
  isPublic: boolean,
  { form, send, state }: Shown,
): Promise<void> {
  send.disabled = true;
  send.setAttribute('aria-busy', 'true');
  state.textContent = '';
  const began = performance.now();
  const token = tokenOfConsole();
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      headers: {
        ...(token && !isPublic ? { authorization: token } : {}),
        ...(typeof content === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const text = await response.text();
    state.textContent = `${response.status} after ${Math.round(performance.now() - began)} ms`;
    show(form, inLines(text));
  } catch {
    state.textContent = 'The server could not be reached. Check the line and send again.';
  } finally {
    send.disabled = false;
    send.removeAttribute('aria-busy');
  }
}

function show(form: HTMLFormElement, text: string): void {
  form.querySelector('.said')?.remove();
  const said = document.createElement('pre');
  said.className = 'said';
  said.tabIndex = 0;
  said.setAttribute('role', 'region');
  said.setAttribute('aria-label', 'Answer');
  said.textContent = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\n…` : text;
  form.append(said);
}

function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function filesOf(input: HTMLInputElement): FormData {
  const form = new FormData();
  for (const file of input.files ?? []) form.append('file', file);
  return form;
}

function field(call: string, label: string, tag: 'input' | 'textarea', value = '') {
  const control = document.createElement(tag);
  control.id = `try-${call}-${label}`;
  control.value = value;
  control.spellcheck = false;
  control.autocomplete = 'off';
  const name = document.createElement('label');
  name.htmlFor = control.id;
  name.textContent = label;
  const box = document.createElement('div');
  box.className = 'field';
  box.append(name, control);
  return { label, control, box };
}

function button(label: string, className: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.textContent = label;
  return made;
}
