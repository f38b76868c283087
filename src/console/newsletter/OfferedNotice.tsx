import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { FEATURED } from '../featured/words.ts';
import { send } from '../kit/api.ts';
import type { Choice } from './chosenNews.ts';

/** Stories offered for the newsletter, added with one press; renders nothing if all of them are chosen already. */
export function OfferedNotice({ choice }: { choice: Pick<Choice, 'has' | 'add'> }) {
  const words = useWords(FEATURED);
  const query = useQuery({
    queryKey: ['newsOffered'],
    queryFn: ({ signal }) => send('newsOffered', { signal }),
  });
  const left = query.data?.docs.filter(({ _id }) => !choice.has(_id)) ?? [];
  if (left.length === 0) return null;
  return (
    <Notice tone="quiet">
      <span>
        {words.atHand(left.length)} {left.map(({ title }) => `“${title}”`).join(', ')}
      </span>
      <span className="acts">
        <Button
          look="line"
          onClick={() => choice.add(left.map(({ _id: id, title, unit: of }) => ({ id, title, of })))}
        >
          {words.take}
        </Button>
      </span>
    </Notice>
  );
}
