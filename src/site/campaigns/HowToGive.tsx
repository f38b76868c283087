import { upiLink } from '#lib/upi.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { useWords } from '#ui/useWords.ts';
import { PlainText } from '../parts/PlainText.tsx';
import { Prose } from '../parts/Prose.tsx';
import { shareWords } from '../parts/words.ts';
import type { GivingData } from './campaign.load.ts';
import { campaignWords } from './words.ts';

/** Amounts in rupees that are offered; a payment app lets the reader change them. */
const AMOUNTS = [500, 1000, 2500, 5000];

/**
 * How to give to a campaign, below its title: amounts that open a payment app, the same address to copy and as a QR code for a phone beside this
 * screen, the bank account, and what else the office writes. Nothing if the office has given none of it.
 */
export function HowToGive({ title, giving }: { title: string; giving: GivingData }) {
  const w = useWords(campaignWords);
  const { upi, bankAccount, text } = giving;
  if (!upi && bankAccount === '' && text.html === '') return null;
  return (
    <section className="give" aria-labelledby="give-title">
      <h2 id="give-title">{w.give}</h2>
      {upi && (
        <div className="give-upi">
          <div>
            <h3>{w.upi}</h3>
            <ul className="give-amounts" aria-label={w.amounts}>
              {AMOUNTS.map((rupees) => (
                <li key={rupees}>
                  <a className="btn" href={upiLink({ ...upi, rupees })}>
                    ₹{rupees.toLocaleString('en-IN')}
                  </a>
                </li>
              ))}
              <li>
                <a className="btn btn--line" href={upiLink(upi)}>
                  {w.otherAmount}
                </a>
              </li>
            </ul>
            <p className="label">{w.opensApp}</p>
            <Copied title={title} what={w.upiId} text={upi.id} />
          </div>
          <figure className="give-code">
            <QrCode text={upiLink(upi)} label={w.code(upi.id)} />
            <figcaption className="label">{w.scan}</figcaption>
          </figure>
        </div>
      )}
      {bankAccount !== '' && (
        <div>
          <h3>{w.bank}</h3>
          <PlainText text={bankAccount} />
          <CopyButton title={title} what={w.bank} text={bankAccount} />
        </div>
      )}
      {text.html !== '' && <Prose text={text} />}
    </section>
  );
}

interface CopiedProps {
  title: string;
  /** What is copied, for readers who do not see what is beside it. */
  what: string;
  text: string;
}

/** A short text under its name, and a button that copies it. */
function Copied(props: CopiedProps) {
  return (
    <dl className="give-id">
      <dt>{props.what}</dt>
      <dd>
        <bdi translate="no">{props.text}</bdi>
      </dd>
      <dd>
        <CopyButton {...props} />
      </dd>
    </dl>
  );
}

/** Copies a text; absent where there is no script or no clipboard (islands/share.ts). */
function CopyButton({ title, what, text }: CopiedProps) {
  const [w, { copied }] = [useWords(campaignWords), useWords(shareWords)];
  return (
    <span className="give-copy screen-only" data-share={title} data-address={text}>
      <button
        type="button"
        className="btn btn--line"
        data-do="copy"
        data-says={w.copy(what)}
        data-done={copied}
        data-scripted
        hidden
        aria-live="polite"
      />
    </span>
  );
}
