import type { ReactNode } from 'react';
import { churchDayName } from '#lib/churchDayName.ts';
import { churchDay } from '#lib/churchYear.ts';
import { eventDay } from '#lib/longDays.ts';
import { churchDayPath, worshipPlaces } from '#lib/worshipPlaces.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { READING_CALENDAR } from '../host/paths.ts';
import { Around } from '../parts/Around.tsx';
import { Crumbs } from '../parts/Crumbs.tsx';
import { DocumentCards } from '../parts/DocumentCards.tsx';
import { Follow } from '../parts/Follow.tsx';
import { foreign } from '../parts/foreign.ts';
import { PlainText } from '../parts/PlainText.tsx';
import { Group } from '../parts/Section.tsx';
import { Share } from '../parts/Share.tsx';
import { Deck, Title } from '../parts/Title.tsx';
import { Page } from '../shell/Page.tsx';
import type { ChurchDayData, ChurchDayShown } from './churchDays.load.ts';
import { PrayerText } from './PrayerText.tsx';
import { Readings } from './Readings.tsx';
import { worshipWords } from './words.ts';

/** A Sunday or feast: its name, colour and theme, what is read, prayed and sung on it, and outlines of sermons. */
export function ChurchDayPage({ data }: { data: ChurchDayData }) {
  const { organisation, links } = usePageContext();
  const language = useLanguage();
  const w = useWords(worshipWords);
  const { day, theme, readings, collect, prayers, songs, outlines, earlier, later } = data;
  const name = churchDayName(day, data.name, language);
  const date = eventDay(day, language);
  const address = links.mainWhole(churchDayPath(organisation, day));
  const { lectionary } = worshipPlaces(organisation);
  const feeds = [{ path: links.page(READING_CALENDAR), title: w.days }];
  const beside = (one: ChurchDayShown | undefined) =>
    one && {
      day: one.day,
      title: churchDayName(one.day, one.name, language),
      href: links.page(churchDayPath(organisation, one.day)),
    };
  return (
    <Page
      title={`${name}, ${date}`}
      description={w.describe.day(date, name)}
      canonical={address}
      feeds={feeds}
      islands={['frame', 'share']}
    >
      <article className="wrap church-day">
        <Crumbs trail={[{ label: w.lectionary, href: links.page(lectionary) }]} here={name} />
        <div className="page-head">
          <p className="label">
            <time dateTime={day}>{date}</time>
          </p>
          <Title as="h1">{name}</Title>
          <Deck className="deck read">{theme}</Deck>
          <Colour day={day} />
        </div>
        <Group id="readings" title={w.day.readings}>
          {readings.length > 0 ? <Readings readings={readings} /> : <p>{w.day.noReadings}</p>}
        </Group>
        {collect && (
          <Group id="collect" title={w.day.collect}>
            <PlainText text={collect} className="pray" />
          </Group>
        )}
        {prayers.length > 0 && (
          <Group id="prayers" title={w.day.prayers}>
            {prayers.map(({ id, text }) => (
              <p key={id} className="pray" lang={foreign(text)}>
                <PrayerText text={text} />
              </p>
            ))}
          </Group>
        )}
        {songs && <Songs>{songs}</Songs>}
        {outlines.length > 0 && (
          <Group id="outlines" title={w.sermons}>
            <DocumentCards papers={outlines.map((one) => ({ ...one, of: one.unitName }))} plain />
          </Group>
        )}
        <Share title={name} address={address} />
        <Follow feeds={feeds} />
      </article>
      <Around earlier={beside(earlier)} later={beside(later)} />
    </Page>
  );
}

/** The colour of the day by the church year; nothing on a day that is not in it. */
function Colour({ day }: { day: string }) {
  const { day: w } = useWords(worshipWords);
  const colour = churchDay(day)?.colour;
  if (!colour) return null;
  return (
    <p className="church-colour" data-colour={colour}>
      {w.colour}: <b>{w.colours[colour]}</b>
    </p>
  );
}

/** What is sung, a song per line. */
function Songs({ children }: { children: string }): ReactNode {
  const { day: w } = useWords(worshipWords);
  const songs = [...new Set(children.split('\n').map((line) => line.trim()))].filter(Boolean);
  return (
    <Group id="songs" title={w.songs}>
      <ul className="songs">
        {songs.map((song) => (
          <li key={song} lang={foreign(song)}>
            {song}
          </li>
        ))}
      </ul>
    </Group>
  );
}
