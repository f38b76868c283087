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
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const theirs = page.querySelector<HTMLFormElement>(`form[data-form="${form.dataset.form}"]`);
    if (!theirs) throw new Error('The answer has no such form.');
    button.disabled = false;
    show(form, theirs, answer.ok);
  } catch {
    button.disabled = false;
    // The browser's own way shows what is the matter, and Back brings what was typed.
    form.submit();
  }
}

function show(form: HTMLFormElement, theirs: HTMLFormElement, taken: boolean): void {
  for (const old of form.querySelectorAll('.notice, .err')) (old.closest('.span') ?? old).remove();
  const fields = form.querySelectorAll<HTMLInputElement>('.field input, .field textarea');
  for (const field of fields) {
    const answered = theirs.querySelector(`[name="${field.name}"]`);
    const wrong = answered?.getAttribute('aria-invalid') === 'true';
    field.toggleAttribute('aria-invalid', wrong);
    if (wrong) field.setAttribute('aria-invalid', 'true');
    field.removeAttribute('aria-describedby');
    const why = wrong && answered?.parentElement?.querySelector('.err');
    if (why) {
      field.after(why);
      field.setAttribute('aria-describedby', why.id);
    }
    if (taken) field.value = '';
  }
  for (const trap of form.querySelectorAll<HTMLInputElement>('.vh input')) trap.value = '';
  const says = theirs.querySelector<HTMLElement>('.notice');
  if (says?.parentElement) form.prepend(says.parentElement);
  const next = taken ? says : form.querySelector<HTMLElement>('[aria-invalid="true"]');
  (next ?? says)?.focus();
}
