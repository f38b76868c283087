import { AS_TAKEN, isAsTaken, LIGHTS, type PictureLook, TURNS } from '#kinds/pictureCut.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { useWords } from '#ui/useWords.ts';
import { UPLOAD } from './words.ts';

/** Rotates a picture by 90°, makes it brighter or darker by a step, and resets all of it. */
export function LookBar({ look, onLook }: { look: PictureLook; onLook: (look: PictureLook) => void }) {
  const words = useWords(UPLOAD);
  const turned = (quarters: number) => {
    const turn = TURNS[(TURNS.indexOf(look.turn) + quarters + TURNS.length) % TURNS.length] ?? 0;
    onLook({ ...look, turn });
  };
  const at = LIGHTS.indexOf(look.light);
  const lit = (steps: number) => onLook({ ...look, light: LIGHTS[at + steps] ?? look.light });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be styled as a field of the form.
    <div className="look-bar" role="group" aria-label={words.look}>
      <span>
        <IconButton icon={TURN_LEFT} label={words.turnLeft} onClick={() => turned(-1)} />
        <IconButton icon={TURN_RIGHT} label={words.turnRight} onClick={() => turned(1)} />
      </span>
      <span>
        <IconButton icon={DARKER} label={words.darker} disabled={at === 0} onClick={() => lit(-1)} />
        <output>{words.lit(look.light)}</output>
        <IconButton
          icon={BRIGHTER}
          label={words.brighter}
          disabled={at === LIGHTS.length - 1}
          onClick={() => lit(1)}
        />
      </span>
      {!isAsTaken(look) && (
        <Button look="text" icon={MORE_ICONS.undo} onClick={() => onLook(AS_TAKEN)}>
          {words.asTaken}
        </Button>
      )}
    </div>
  );
}

const TURN_RIGHT = <path d="M19 5v5h-5M18.500 10A7.500 7.500 0 1 0 19.500 14" />;
const TURN_LEFT = <path d="M5 5v5h5M5.500 10A7.500 7.500 0 1 1 4.500 14" />;
const SUN =
  'M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400';
const BRIGHTER = (
  <>
    <circle cx="12" cy="12" r="4" />
    <path d={SUN} />
  </>
);
const DARKER = <path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z" />;
