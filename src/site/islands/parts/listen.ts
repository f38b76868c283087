/** Maximum length of one utterance: some phones stop in the middle of longer ones. */
const MOST_LETTERS = 220;
const READ = 'main h1, main .deck, main .prose :is(h2, h3, p, li)';

/** Reads the page aloud, block by block from the heading on, and marks the current block. A second click stops it. */
export function listenTo(button: HTMLElement): void {
  const { listen = '', stop = '' } = button.dataset;
  let isReading = false;
  const show = (reading: boolean): void => {
    isReading = reading;
    button.textContent = reading ? stop : listen;
  };
  const end = (): void => {
    show(false);
    speechSynthesis.cancel();
    document.querySelector('.spoken')?.classList.remove('spoken');
  };
  button.addEventListener('click', () => {
    if (isReading) return end();
    show(true);
    void readOut(() => isReading).then(end);
  });
  addEventListener('pagehide', end);
}

/** A voice of this device for a language, if it has one. */
export const voiceFor = (language: string): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);

async function readOut(goesOn: () => boolean): Promise<void> {
  const blocks = [...document.querySelectorAll<HTMLElement>(READ)].filter(
    (block) => !block.querySelector('p, li'),
  );
  for (const block of blocks) {
    const { lang } = block.closest<HTMLElement>('[lang]') ?? document.documentElement;
    const voice = voiceFor(lang);
    // Without a matching voice, the text would be spelled out letter by letter or skipped.
    if (!voice) continue;
    block.classList.add('spoken');
    block.scrollIntoView({ block: 'nearest' });
    for (const part of partsOf(block.innerText)) if (goesOn()) await say(part, voice);
    block.classList.remove('spoken');
    if (!goesOn()) return;
  }
}

const say = (text: string, voice: SpeechSynthesisVoice): Promise<void> =>
  new Promise((resolve) => {
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.onend = said.onerror = () => resolve();
    speechSynthesis.speak(said);
  });

/** Splits a text into pieces that end with sentences, or else with words. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const piece of text.split(/\s+/)) {
    const last = parts.at(-1);
    const isWhole = last === undefined || /[.!?।…]$/.test(last) || last.length + piece.length > MOST_LETTERS;
    if (isWhole) parts.push(piece);
    else parts[parts.length - 1] = `${last} ${piece}`;
  }
  return parts.filter((part) => part.trim() !== '');
}
