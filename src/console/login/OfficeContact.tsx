import { useOrganisation } from '../kit/organisation.ts';

/** Whom to call or write to if nothing else helps. */
export function OfficeContact() {
  const { email, phones } = useOrganisation();
  return (
    <>
      {phones.map((phone) => `${phone}, `)}
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
