import type { Browser, BrowserContext, JSHandle, Locator, Page } from 'playwright-core';
import { toasted, type Visitor, visitor } from './browser.ts';
import type { Login, Unit } from './client.ts';
import { type DeviceFile, pdf, picture } from './files.ts';
import { ADMIN, type App } from './server.ts';

/** What people do in the console, by the names of what they see. */

/** Fills in the login that is shown, wherever it is, and presses 'Login'. */
export async function fillLogin(place: Page | Locator, { email, password }: Login = ADMIN): Promise<void> {
  await place.getByLabel('Email').fill(email);
  await place.getByLabel('Password', { exact: true }).fill(password);
  await place.getByRole('button', { name: 'Login' }).click();
}

/** A new visitor who is signed in already, as if in an earlier window, and opens a screen. */
export async function signedIn(
  browser: Browser,
  app: App,
  path: string,
  login: Login = ADMIN,
  options: Visitor = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await visitor(browser, { url: app.url, ...options });
  const page = await context.newPage();
  // Any small answer of the server will do: local storage belongs to its origin.
  await page.goto('/live');
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/v1/auth/user_login', { method: 'POST', headers, body });
    const { token, role, data } = await answer.json();
    const { _id, user_name, department, diocese } = data;
    const kept = { token, role, user_id: _id, user_name, department, diocese };
    for (const [key, value] of Object.entries(kept)) if (value) localStorage.setItem(key, value);
  }, JSON.stringify(login));
  await page.goto(path);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  return { context, page };
}

/** Chooses files in the picker that a 'Browse' button opens. Paths are for files that are too large to hand over. */
export async function browse(button: Locator, files: DeviceFile[] | string): Promise<void> {
  const page = button.page();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(files);
}

/** Drops files on an element. */
export async function drop(target: Locator, files: readonly DeviceFile[]): Promise<void> {
  const dataTransfer = await carrying(target.page(), files);
  await target.dispatchEvent('dragover', { dataTransfer });
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await target.dispatchEvent('drop', { dataTransfer, clientX: x + width / 2, clientY: y + height / 2 });
  await dataTransfer.dispose();
}

/** Pastes files into an element, and the HTML that a program may give along with them. */
export async function paste(target: Locator, files: readonly DeviceFile[], html = ''): Promise<void> {
  const clipboardData = await carrying(target.page(), files);
  await clipboardData.evaluate((data, text) => data.setData('text/html', text), html);
  await target.evaluate((element, data) => {
    const pasted = { clipboardData: data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', pasted));
  }, clipboardData);
  await clipboardData.dispose();
}

/** Files as they come with a drop or with something pasted. */
function carrying(page: Page, files: readonly DeviceFile[]): Promise<JSHandle<DataTransfer>> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }));
  return page.evaluateHandle((all) => {
    const held = new DataTransfer();
    for (const { name, mimeType, text } of all) {
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      held.items.add(new File([bytes], name, { type: mimeType }));
    }
    return held;
  }, given);
}

/** A group of the form by its legend: 'Gallery images', 'PDF', 'Thumbnail'. */
export const group = (page: Page, legend: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${legend}`) });

/** Puts a picture into a field for images, and waits until it is there. */
export const image = async (page: Page, legend: string): Promise<void> => {
  await browse(group(page, legend).getByRole('button', { name: /^Browse/ }), [await picture('picture.jpg')]);
  await group(page, legend).getByRole('img').first().waitFor();
};

/** The same with a PDF. */
export const document = async (page: Page, legend: string): Promise<void> => {
  await browse(group(page, legend).getByRole('button', { name: /^Browse/ }), [await pdf('paper.pdf')]);
  await group(page, legend).getByText('Files Uploaded').waitFor();
};

/** The row of a list that holds this text. */
export const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Opens the menu of a row and gives it. */
export async function rowMenu(page: Page, title: string): Promise<Locator> {
  const menu = row(page, title).getByRole('group');
  await page.getByLabel(`Actions for ${title}`).click();
  return menu;
}

/** The same with what is rarely wanted, which is under 'More'. */
export async function wholeRowMenu(page: Page, title: string): Promise<Locator> {
  const menu = await rowMenu(page, title);
  await menu.getByRole('button', { name: 'More', exact: true }).click();
  return menu;
}

/** Opens a part of the screen that is folded below its title. */
export const unfold = (page: Page, title: string): Promise<void> =>
  page.locator('summary').getByRole('heading', { name: title, exact: true }).click();

/** Puts a picture through the crop dialog; `frame` moves the frame before it is cut. */
export async function addThumbnail(
  page: Page,
  file: DeviceFile,
  frame: (area: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await group(page, 'Thumbnail').getByRole('button', { name: 'Add thumbnail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thumbnail' });
  await browse(dialog.getByRole('button', { name: 'Browse: Thumbnail' }), [file]);
  const area = dialog.getByLabel('The part of the picture that is kept');
  await area.waitFor();
  await frame(area);
  await dialog.getByRole('button', { name: 'Add thumbnail' }).click();
  await page.getByRole('img', { name: 'The thumbnail as it is now' }).waitFor();
}

export const SAMPLE_TITLE = 'A day by the sea';

/** The form of a new news item of a unit, opened by the office, with the unit chosen and a title typed. */
export async function newsForm(
  browser: Browser,
  app: App,
  unit: Unit,
  { title = SAMPLE_TITLE, url = app.url }: { title?: string; url?: string } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const opened = await signedIn(browser, app, `/${unit.kind}s/add_news`, ADMIN, { url });
  const label = unit.kind === 'department' ? 'Select Department' : 'Select Diocese';
  await opened.page.getByLabel(label).selectOption({ label: unit.name });
  await opened.page.getByLabel('Title').fill(title);
  return opened;
}

/** Presses the button that saves the form. */
export const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Add|Update)$/ }).click();

/** Waits for the sentence above the form that says what is wrong. */
export const told = (page: Page, sentence: string): Promise<void> =>
  page.getByRole('alert').getByText(sentence).waitFor();

/** Waits for the toast that says what became of a save: of what visitors see now, of what the office reads first, or of the rest. */
export const saved = (page: Page): Promise<void> =>
  toasted(page, /^(?:Saved|Published|Sent to the office\.)/);

/** What stands in the title's field. */
export const titleOf = (page: Page): Promise<string> => page.getByLabel('Title').inputValue();

/** From here on the page's browser keeps no drafts, as one whose storage is full or forbidden. */
export const withoutDrafts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
