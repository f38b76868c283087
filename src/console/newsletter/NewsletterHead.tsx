import { useNavigate } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { EntryTabs } from '../kit/EntryTabs.tsx';
import { usePaths } from '../kit/paths.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { useChosenNews } from './chosenNews.ts';
import { NEWSLETTER, SENT } from './words.ts';
import '#ui/Segments.css';

/** The head of the news selection and of the sent newsletters: the section's tabs, and within them those of the newsletter. */
export function NewsletterHead() {
  const words = useWords(NEWSLETTER);
  const { tab } = useWords(SENT);
  const path = usePaths();
  const part = (
    name: string,
    route: 'newsletterDepartments' | 'newsletterDioceses' | 'newsletterAll' | 'newsletterSent',
  ) => ({
    name,
    to: path(route),
    routes: [route],
  });
  return (
    <>
      <ScreenHead title={words.heading}>
        <SendButton look="fill" />
      </ScreenHead>
      <EntryTabs />
      <div className="mt">
        <Tabs
          look="parts"
          label={words.from}
          tabs={[
            part(words.departments, 'newsletterDepartments'),
            part(words.dioceses, 'newsletterDioceses'),
            part(words.all, 'newsletterAll'),
            part(tab, 'newsletterSent'),
          ]}
        />
      </div>
    </>
  );
}

/** Leads to the screen that sends the chosen news; if none are chosen, it says so (001 §8). */
export function SendButton({ look }: { look: 'fill' | 'line' }) {
  const words = useWords(NEWSLETTER);
  const path = usePaths();
  const navigate = useNavigate();
  const { news } = useChosenNews();
  const open = () => (news.length === 0 ? sayFailed(words.none) : void navigate(path('newsletterSend')));
  return (
    <Button look={look} icon={MORE_ICONS.send} onClick={open}>
      {words.send}
    </Button>
  );
}
