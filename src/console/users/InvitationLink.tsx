import { momentInWords } from '#lib/dayNames.ts';
import { byWhatsApp } from '#lib/whatsApp.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { copyText } from '../kit/copyText.ts';
import { useOrganisation } from '../kit/organisation.ts';
import type { PassedOnLink } from './useInviting.ts';
import { USERS } from './words.ts';
import '../history/history.css';

/** The link of an invitation, to copy or to send by WhatsApp. It is shown once: closing this makes no difference to the link. */
export function InvitationLink({
  link: { user_name, url, expires_at },
  onClose,
}: {
  link: PassedOnLink;
  onClose: () => void;
}) {
  const words = useWords(USERS);
  const { shortName } = useOrganisation();
  const until = momentInWords(new Date(expires_at), useLanguage());
  const message = words.linkMessage(user_name, shortName, url);
  const copy = () =>
    copyText(url).then(
      () => say(words.copied),
      () => sayFailed(words.copyFailed),
    );
  return (
    <Dialog
      title={words.linkFor(user_name)}
      onClose={onClose}
      foot={
        <Button look="line" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p>{words.linkNote(user_name, until)}</p>
      <TextField label={words.linkLabel} readOnly value={url} onValue={() => undefined} />
      <p className="rowline">
        <Button icon={MORE_ICONS.copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <a className={buttonClass('line')} href={byWhatsApp(message)} target="_blank" rel="noopener">
          WhatsApp
        </a>
      </p>
    </Dialog>
  );
}
