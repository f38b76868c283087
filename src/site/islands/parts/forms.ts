/**
 * Sends a form without leaving the page, and shows of the answer, which is a whole page with the same form, what it says: the sentence, and
 * which fields are wrong. What was typed stays where it is until it has been taken.
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
  // A page without the form says by itself what is the matter; Back brings what was typed.
  if (!answer || !theirs) return form.submit();
  show(form, theirs, answer.ok);
}

/** What is said when no answer comes at all. */
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

/** Puts a sentence above the form, instead of what was said before. */
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
    // Its own sentence, or the one above.
    const said = wrong && answered?.getAttribute('aria-describedby');
    if (said) field.setAttribute('aria-describedby', said);
    // What was chosen of a few stays chosen.
    if (taken && !field.matches('select')) field.value = '';
  }
  for (const trap of form.querySelectorAll<HTMLInputElement>('.vh input')) trap.value = '';
  const says = theirs.querySelector<HTMLElement>('.notice');
  if (says?.parentElement) say(form, says.parentElement);
  const next = taken ? says : form.querySelector<HTMLElement>('[aria-invalid="true"]');
  (next ?? says)?.focus();
}
