/** What a text lost or had to change during cleaning, collected for the sentences shown to its writer (ADD-10). */
export interface NotKept {
  /** A picture of another host that became a link. */
  linked(description: string, host: string): void;
  /** A picture whose address nobody else can reach, or that is not known here. */
  unreachable(address: string): void;
  /** A player or frame of another host, or a film, that became a link. */
  frame(host: string): void;
  /** A link with an address not allowed on a page; its text stays. */
  link(address: string): void;
  /** Styles, by the name of the property. */
  style(property: string): void;
  /** Elements not allowed in a text, by their everyday names. */
  thing(name: 'scripts' | 'form fields' | 'drawings (svg)' | 'style sheets'): void;
  /** A colour or size near to the requested one, but not the same. */
  near(what: 'colours' | 'sizes'): void;
  /** Everything collected, in whole sentences. */
  sentences(): string[];
}

const MOST_NAMED = 6;

export function newNotKept(): NotKept {
  const pictures: string[] = [];
  const lost: string[] = [];
  const frames: string[] = [];
  const links: string[] = [];
  const styles = new Set<string>();
  const things = new Set<string>();
  const near = new Set<string>();
  return {
    linked: (description, host) => void pictures.push(`“${short(description)}” (${short(host)})`),
    unreachable: (address) => void lost.push(short(address)),
    frame: (host) => void frames.push(short(host)),
    link: (address) => void links.push(short(address)),
    style: (property) => void styles.add(property),
    thing: (name) => void things.add(name),
    near: (what) => void near.add(what),
    sentences: () => [
      ...said(pictures, (which, many) =>
        many
          ? `Pictures of other sites became links: ${which}. Upload them to show them here.`
          : `The picture ${which} stands on another site and became a link. Upload it to show it here.`,
      ),
      ...said(lost, (which, many) =>
        many
          ? `Pictures were left out because they cannot be fetched from where they are: ${which}. Please upload them.`
          : `A picture was left out because it cannot be fetched from where it is: ${which}. Please upload it.`,
      ),
      ...said(
        frames,
        (which) => `Only videos of YouTube and Vimeo can be shown in a text; this became a link: ${which}.`,
      ),
      ...said(
        links,
        (which) => `A page cannot offer this kind of link, so only its words were kept: ${which}.`,
      ),
      ...said([...styles], (which) => `These styles are not kept in a text: ${which}.`),
      ...(near.has('colours') ? ['Colours became the nearest ones of the palette.'] : []),
      ...(near.has('sizes') ? ['Text sizes became the nearest of small, normal, large and huge.'] : []),
      ...said([...things], (which) => `What cannot stand in a text was left out: ${which}.`),
    ],
  };
}

function said(all: readonly string[], sentence: (which: string, many: boolean) => string): string[] {
  if (all.length === 0) return [];
  const unique = [...new Set(all)];
  const more = unique.length - MOST_NAMED;
  const which = unique.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [sentence(which, all.length > 1)];
}

/** Enough of an address or a description to recognise it. */
const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
