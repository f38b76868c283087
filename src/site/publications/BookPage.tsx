import { MOST_COPIES } from '#kinds/order.ts';
import type { StoredFile } from '#kinds/records.ts';
import { excerpt } from '#lib/html.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { useOwnPlace } from '../context/useOwnPlace.ts';
import { bookPath } from '../host/paths.ts';
import { Cover, CoverPicture } from '../parts/Covers.tsx';
import { Crumbs } from '../parts/Crumbs.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Form, Input, TextArea } from '../parts/Form.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PlainText } from '../parts/PlainText.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Section } from '../parts/Section.tsx';
import { Share } from '../parts/Share.tsx';
import { Title } from '../parts/Title.tsx';
import type { RefusedForm } from '../routing/route.ts';
import { Page } from '../shell/Page.tsx';
import type { BookData } from './book.load.ts';
import { bookCover } from './bookCover.ts';
import { bookJsonLd } from './bookJsonLd.ts';
import { publicationWords } from './words.ts';

/** Maximum length of a description that search engines show. */
const SUMMARY = 160;

/** A book with its pictures and the form to order it (002 §2.10). `placed`: it has just been ordered. */
export function BookPage({
  list,
  book,
  placed,
  refused,
}: {
  /** The path of the list of books. */
  list: string;
  book: BookData;
  placed: boolean;
  refused: RefusedForm | undefined;
}) {
  const { links, organisation } = usePageContext();
  const w = useWords(publicationWords);
  const { id, title, description, price, postage, cover, others } = book;
  const inRupees = (rupees: number): string => rupees.toLocaleString('en-IN');
  const address = links.mainWhole(bookPath(id));
  return (
    <Page
      title={title}
      description={excerpt(description.replace(/\s+/g, ' '), SUMMARY) || w.description(organisation.name)}
      canonical={address}
      image={cover}
      islands={['frame', 'share']}
      jsonLd={bookJsonLd(book, useOwnPlace(address), organisation, links)}
    >
      <Crumbs trail={[{ label: w.title, href: links.page(list) }]} here={title} wrap />
      <div className="wrap">
        <article className="order mt-5">
          <Pictures {...book} />
          <div>
            <Title as="h1">{title}</Title>
            <PlainText text={description} className="prose mt-5" />
            <Share title={title} address={address} />
            <section className="order-form mt-7" id="order" aria-labelledby="order-title">
              <h2 id="order-title">{w.order}</h2>
              <Facts
                facts={{
                  price: price === null ? w.later : w.priceOf(inRupees(price)),
                  postage: postage === null ? w.later : w.postageOf(inRupees(postage)),
                }}
              />
              <Form
                to={bookPath(id)}
                at="#order"
                submit={w.order}
                refused={refused}
                done={placed && w.placed}
                failed={w.failed}
                look="wide"
                notice="order"
              >
                <Input name="name" label={w.name} autoComplete="name" />
                <Input
                  name="quantity"
                  label={w.quantity}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={MOST_COPIES}
                  usual="1"
                />
                <Input name="email" type="email" label={w.email} autoComplete="email" />
                <Input name="mobile" type="tel" label={w.mobile} autoComplete="tel" />
                <TextArea name="address" label={w.address} wide />
                <TextArea name="message" label={w.message} wide optional />
              </Form>
              <h3>{w.next}</h3>
              <p>{w.steps}</p>
            </section>
          </div>
        </article>
      </div>
      {others.length > 0 && (
        <Section id="more" title={w.more} screenOnly>
          <Rail
            kind="shelf"
            id="book"
            name={w.more}
            items={others.map((one) => bookCover(one, links))}
            empty=""
            render={(one) => <Cover {...one} />}
          />
        </Section>
      )}
    </Page>
  );
}

/** The cover, then pictures of the inside. */
function Pictures({ title, cover, inside }: Pick<BookData, 'title' | 'cover' | 'inside'>) {
  const w = useWords(publicationWords);
  const named = (file: StoredFile, name: string) => ({ file, alt: file.alt || name });
  const all = [
    ...(cover ? [named(cover, w.cover(title))] : []),
    ...inside.map((file, i) => named(file, w.inside(i + 1))),
  ];
  return (
    <div className="order-book">
      {all.length > 1 ? (
        <Rail
          kind="book"
          id="picture"
          name={w.pictures}
          items={all}
          empty=""
          render={({ file, alt }, first) => <Picture file={file} alt={alt} sizes="book" first={first} />}
        />
      ) : (
        <CoverPicture picture={all[0]?.file ?? null} alt={all[0]?.alt} title={title} sizes="book" first />
      )}
    </div>
  );
}
