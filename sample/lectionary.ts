import { adventOf, type ChurchDay, churchDay } from '#lib/churchYear.ts';

type Row = Readonly<Record<string, unknown>>;

const LABELS = ['Old Testament', 'Psalm', 'Epistle', 'Gospel'];

/**
 * What is read on the Sundays and feasts: Year B of the Revised Common Lectionary. A line is the day, then the Old Testament (or Acts), psalm, epistle
 * and gospel. Sundays after Pentecost are numbered as propers, which count back from the last one.
 */
const READINGS = table(`
advent 1 | Isaiah 64:1–9 | Psalm 80:1–7 | 1 Corinthians 1:3–9 | Mark 13:24–37
advent 2 | Isaiah 40:1–11 | Psalm 85:8–13 | 2 Peter 3:8–15 | Mark 1:1–8
advent 3 | Isaiah 61:1–4 | Psalm 126 | 1 Thessalonians 5:16–24 | John 1:6–8, 19–28
advent 4 | 2 Samuel 7:1–11 | Psalm 89:1–8 | Romans 16:25–27 | Luke 1:26–38
christmas | Isaiah 52:7–10 | Psalm 98 | Hebrews 1:1–4 | John 1:1–14
afterChristmas 1 | Isaiah 61:10–62:3 | Psalm 148 | Galatians 4:4–7 | Luke 2:22–40
afterChristmas 2 | Jeremiah 31:7–14 | Psalm 147:12–20 | Ephesians 1:3–14 | John 1:10–18
epiphany | Isaiah 60:1–6 | Psalm 72:1–7 | Ephesians 3:1–12 | Matthew 2:1–12
afterEpiphany 1 | Genesis 1:1–5 | Psalm 29 | Acts 19:1–7 | Mark 1:4–11
afterEpiphany 2 | 1 Samuel 3:1–10 | Psalm 139:1–6 | 1 Corinthians 6:12–20 | John 1:43–51
afterEpiphany 3 | Jonah 3:1–5, 10 | Psalm 62:5–12 | 1 Corinthians 7:29–31 | Mark 1:14–20
afterEpiphany 4 | Deuteronomy 18:15–20 | Psalm 111 | 1 Corinthians 8:1–13 | Mark 1:21–28
afterEpiphany 5 | Isaiah 40:21–31 | Psalm 147:1–11 | 1 Corinthians 9:16–23 | Mark 1:29–39
afterEpiphany 6 | 2 Kings 5:1–14 | Psalm 30 | 1 Corinthians 9:24–27 | Mark 1:40–45
afterEpiphany 7 | Isaiah 43:18–25 | Psalm 41 | 2 Corinthians 1:18–22 | Mark 2:1–12
afterEpiphany 8 | Hosea 2:14–20 | Psalm 103:1–13 | 2 Corinthians 3:1–6 | Mark 2:13–22
afterEpiphany 9 | Deuteronomy 5:12–15 | Psalm 81:1–10 | 2 Corinthians 4:5–12 | Mark 2:23–3:6
ashWednesday | Joel 2:12–17 | Psalm 51:1–17 | 2 Corinthians 5:20–6:10 | Matthew 6:1–6, 16–21
lent 1 | Genesis 9:8–17 | Psalm 25:1–10 | 1 Peter 3:18–22 | Mark 1:9–15
lent 2 | Genesis 17:1–7, 15–16 | Psalm 22:23–31 | Romans 4:13–25 | Mark 8:31–38
lent 3 | Exodus 20:1–17 | Psalm 19 | 1 Corinthians 1:18–25 | John 2:13–22
lent 4 | Numbers 21:4–9 | Psalm 107:1–3, 17–22 | Ephesians 2:1–10 | John 3:14–21
lent 5 | Jeremiah 31:31–34 | Psalm 51:1–12 | Hebrews 5:5–10 | John 12:20–33
palmSunday | Isaiah 50:4–9 | Psalm 118:19–29 | Philippians 2:5–11 | Mark 11:1–11
maundyThursday | Exodus 12:1–14 | Psalm 116:12–19 | 1 Corinthians 11:23–26 | John 13:1–17
goodFriday | Isaiah 52:13–53:12 | Psalm 22 | Hebrews 10:16–25 | John 18:1–19:42
easter | Isaiah 25:6–9 | Psalm 118:14–24 | 1 Corinthians 15:1–11 | John 20:1–18
ofEaster 2 | Acts 4:32–35 | Psalm 133 | 1 John 1:1–2:2 | John 20:19–31
ofEaster 3 | Acts 3:12–19 | Psalm 4 | 1 John 3:1–7 | Luke 24:36–48
ofEaster 4 | Acts 4:5–12 | Psalm 23 | 1 John 3:16–24 | John 10:11–18
ofEaster 5 | Acts 8:26–40 | Psalm 22:25–31 | 1 John 4:7–21 | John 15:1–8
ofEaster 6 | Acts 10:44–48 | Psalm 98 | 1 John 5:1–6 | John 15:9–17
ascension | Acts 1:1–11 | Psalm 47 | Ephesians 1:15–23 | Luke 24:44–53
ofEaster 7 | Acts 1:15–17, 21–26 | Psalm 1 | 1 John 5:9–13 | John 17:6–19
pentecost | Ezekiel 37:1–14 | Psalm 104:24–34 | Romans 8:22–27 | John 15:26–27
trinity | Isaiah 6:1–8 | Psalm 29 | Romans 8:12–17 | John 3:1–17
proper 3 | Hosea 2:14–20 | Psalm 103:1–13 | 2 Corinthians 3:1–6 | Mark 2:13–22
proper 4 | Deuteronomy 5:12–15 | Psalm 81:1–10 | 2 Corinthians 4:5–12 | Mark 2:23–3:6
proper 5 | Genesis 3:8–15 | Psalm 130 | 2 Corinthians 4:13–5:1 | Mark 3:20–35
proper 6 | Ezekiel 17:22–24 | Psalm 92:1–4, 12–15 | 2 Corinthians 5:6–17 | Mark 4:26–34
proper 7 | Job 38:1–11 | Psalm 107:23–32 | 2 Corinthians 6:1–13 | Mark 4:35–41
proper 8 | Lamentations 3:22–33 | Psalm 30 | 2 Corinthians 8:7–15 | Mark 5:21–43
proper 9 | Ezekiel 2:1–5 | Psalm 123 | 2 Corinthians 12:2–10 | Mark 6:1–13
proper 10 | Amos 7:7–15 | Psalm 85:8–13 | Ephesians 1:3–14 | Mark 6:14–29
proper 11 | Jeremiah 23:1–6 | Psalm 23 | Ephesians 2:11–22 | Mark 6:30–34, 53–56
proper 12 | 2 Kings 4:42–44 | Psalm 145:10–18 | Ephesians 3:14–21 | John 6:1–21
proper 13 | Exodus 16:2–4, 9–15 | Psalm 78:23–29 | Ephesians 4:1–16 | John 6:24–35
proper 14 | 1 Kings 19:4–8 | Psalm 34:1–8 | Ephesians 4:25–5:2 | John 6:35, 41–51
proper 15 | Proverbs 9:1–6 | Psalm 34:9–14 | Ephesians 5:15–20 | John 6:51–58
proper 16 | Joshua 24:14–18 | Psalm 34:15–22 | Ephesians 6:10–20 | John 6:56–69
proper 17 | Deuteronomy 4:1–9 | Psalm 15 | James 1:17–27 | Mark 7:1–8, 14–23
proper 18 | Isaiah 35:4–7 | Psalm 146 | James 2:1–10, 14–17 | Mark 7:24–37
proper 19 | Isaiah 50:4–9 | Psalm 116:1–9 | James 3:1–12 | Mark 8:27–38
proper 20 | Jeremiah 11:18–20 | Psalm 54 | James 3:13–4:3 | Mark 9:30–37
proper 21 | Numbers 11:10–16 | Psalm 19:7–14 | James 5:13–20 | Mark 9:38–50
proper 22 | Genesis 2:18–24 | Psalm 8 | Hebrews 1:1–4 | Mark 10:2–16
proper 23 | Amos 5:6–7, 10–15 | Psalm 90:12–17 | Hebrews 4:12–16 | Mark 10:17–31
proper 24 | Isaiah 53:4–12 | Psalm 91:9–16 | Hebrews 5:1–10 | Mark 10:35–45
proper 25 | Jeremiah 31:7–9 | Psalm 126 | Hebrews 7:23–28 | Mark 10:46–52
proper 26 | Deuteronomy 6:1–9 | Psalm 119:1–8 | Hebrews 9:11–14 | Mark 12:28–34
proper 27 | 1 Kings 17:8–16 | Psalm 146 | Hebrews 9:24–28 | Mark 12:38–44
proper 28 | Daniel 12:1–3 | Psalm 16 | Hebrews 10:11–25 | Mark 13:1–8
allSaints | Isaiah 25:6–9 | Psalm 24 | Revelation 21:1–6 | John 11:32–44
christTheKing | Daniel 7:9–10, 13–14 | Psalm 93 | Revelation 1:4–8 | John 18:33–37
`);

/** Themes of the days of which the office has written one. */
const THEMES: Readonly<Record<string, string>> = {
  'advent 1': 'Keep awake',
  'advent 2': 'Prepare the way',
  'advent 3': 'A voice in the dry land',
  'advent 4': 'Let it be with me',
  christmas: 'God with us',
  'lent 1': 'Forty days',
  easter: 'He is risen',
  pentecost: 'Breath and fire',
  christTheKing: 'A kingdom of another kind',
};

/** Collects of seasons, after the Book of Common Prayer of 1662, and what is sung in them. */
const SEASONS: Readonly<Record<string, { readonly collect: string; readonly songs: string }>> = {
  advent: {
    collect:
      'Almighty God, give us grace to cast away the works of darkness and to put on the armour of light, now in the time of this mortal life.',
    songs: 'O come, O come, Emmanuel\nHark! the glad sound',
  },
  christmas: {
    collect:
      'Almighty God, who hast given us thy only-begotten Son to take our nature upon him: grant that we may daily be renewed by thy Holy Spirit.',
    songs: 'O come, all ye faithful\nWhile shepherds watched their flocks',
  },
  lent: {
    collect:
      'Almighty and everlasting God, who hatest nothing that thou hast made: create and make in us new and contrite hearts.',
    songs: 'Forty days and forty nights\nWhen I survey the wondrous cross',
  },
  easter: {
    collect:
      'Almighty God, who through thy only-begotten Son hast overcome death and opened unto us the gate of everlasting life: hear us in our good desires.',
    songs: 'Jesus Christ is risen today\nThine be the glory',
  },
  pentecost: {
    collect:
      'God, who didst teach the hearts of thy faithful people by the light of thy Holy Spirit: grant us by the same Spirit a right judgement in all things.',
    songs: 'Come down, O Love divine\nBreathe on me, breath of God',
  },
};

/** The prayer calendar with the lectionary: the first entry of each Sunday and feast has its readings, theme, collect and songs. */
export function withLectionary(prayers: readonly Row[]): readonly Row[] {
  const seen = new Set<unknown>();
  return prayers.map((row) => {
    const day = String(row.date);
    const found = churchDay(day);
    if (!found || seen.has(day)) return row;
    seen.add(day);
    const key = keyOf(found, day);
    const readings = READINGS.get(key);
    if (!readings) throw new Error(`The sample church has no readings for ${key}, ${day}.`);
    return { ...row, readings, ...(THEMES[key] && { theme: THEMES[key] }), ...SEASONS[found.name] };
  });
}

function keyOf({ name, nth }: ChurchDay, day: string): string {
  if (name !== 'afterPentecost') return nth > 0 ? `${name} ${nth}` : name;
  const weeks = (Date.parse(adventOf(Number(day.slice(0, 4)))) - Date.parse(day)) / (7 * 86_400_000);
  return `proper ${30 - weeks}`;
}

function table(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', ...passages] = line.split(' | ');
        // A reading from Acts in the place of the Old Testament has no name.
        const lines = passages.map((passage, i) =>
          i === 0 && passage.startsWith('Acts') ? passage : `${LABELS[i]}: ${passage}`,
        );
        return [key, lines.join('\n')];
      }),
  );
}
