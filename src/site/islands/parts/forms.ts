/**
 * Submits a form without leaving the page. The response is a whole page with the same form; its message and field errors are shown here. The typed
 * values stay until the form has been accepted.
 */
export function sendInPlace(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button || button.disabled) return;
  button.disabled = true;
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(form.action, { method: 'POST', body }).catch(() => null);
  const html = await answer?.text().catch(() => null);
  button.disabled = false;
  const { failed } = form.dataset;
  if (failed && (!answer || html == null)) return say(form, notice(failed));
  const page = new DOMParser().parseFromString(html ?? '', 'text/html');
  const theirs = page.querySelector<HTMLFormElement>(`form[data-form="${form.dataset.form}"]`);
  // A page without the form explains the problem itself; Back restores what was typed.
  if (!answer || !theirs) return form.submit();
  show(form, theirs, answer.ok);
}

/** The message when there is no response. */
function notice(sentence: string): HTMLElement {
  const around = document.createElement('div');
  around.className = 'span';
  const made = document.createElement('div');
  made.className = 'notice';
  made.setAttribute('role', 'alert');
  made.tabIndex = -1;
  made.textContent = sentence;
  around.append(made);
  return around;
}

/** Shows a message above the form, replacing the previous one. */
function say(form: HTMLFormElement, sentence: Element): void {
  for (const old of form.querySelectorAll('.notice')) old.closest('.span')?.remove();
  form.prepend(sentence);
}

function show(form: HTMLFormElement, theirs: HTMLFormElement, taken: boolean): void {
  for (const old of form.querySelectorAll('.err')) old.remove();
  const fields = form.querySelectorAll<HTMLInputElement>('.field :is(input, textarea, select)');
  for (const field of fields) {
    const answered = theirs.querySelector(`[name="${field.name}"]`);
    const wrong = answered?.getAttribute('aria-invalid') === 'true';
    field.toggleAttribute('aria-invalid', wrong);
    if (wrong) field.setAttribute('aria-invalid', 'true');
    field.removeAttribute('aria-describedby');
    const why = wrong && answered?.parentElement?.querySelector('.err');
    if (why) field.after(why);
    // The field's own message, or the one above the form.
    const said = wrong && answered?.getAttribute('aria-describedby');
    if (said) field.setAttribute('aria-describedby', said);
    // A selected option stays selected.
    if (taken && !field.matches('select')) field.value = '';
  }
  for (const trap of form.querySelectorAll<HTMLInputElement>('.vh input')) trap.value = '';
  const says = theirs.querySelector<HTMLElement>('.notice');
  if (says?.parentElement) say(form, says.parentElement);
  const next = taken ? says : form.querySelector<HTMLElement>('[aria-invalid="true"]');
  (next ?? says)?.focus();
}
