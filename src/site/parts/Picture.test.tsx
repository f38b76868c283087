import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { StoredFile } from '#kinds/records.ts';
import { Photo } from './Picture.tsx';

const file = (width: number, ...copies: number[]): StoredFile => ({
  ...{ id: '1', name: 'a.jpg', originalName: 'a.jpg', type: 'image/jpeg', bytes: 1, pages: null },
  ...{ alt: '', decorative: true, caption: '', credit: '' },
  ...{ width, height: width },
  variants: copies.map((wide) => ({
    ...{ format: 'avif', width: wide, height: wide, bytes: 1, name: `a.jpg-w${wide}.avif` },
  })),
});

describe('a photograph', () => {
  it('is shown as it was uploaded where its only copy would be blurred', () => {
    const large = renderToStaticMarkup(<Photo file={file(600, 320)} sizes="book" />);
    expect(large).toContain('src="/media/a.jpg"');
    expect(large).not.toContain('<source');
  });

  it.each([
    ['where little room is', file(600, 320), 'cover'],
    ['when there are larger copies', file(720, 320, 640), 'book'],
    ['when it is no wider than the copy', file(320, 320), 'book'],
  ] as const)('is shown by its copies %s', (_, picture, sizes) => {
    expect(renderToStaticMarkup(<Photo file={picture} sizes={sizes} />)).toContain('type="image/avif"');
  });

  it('keeps in sight what has to stay there, where its frame shows less of it', () => {
    const shown = renderToStaticMarkup(<Photo file={{ ...file(600), focus: 'bottom_right' }} sizes="card" />);
    expect(shown).toContain('class="sees-bottom sees-right"');
    const chosen = renderToStaticMarkup(<Photo file={{ ...file(600), focus: 'middle' }} sizes="card" />);
    expect(chosen).toContain('class="sees-middle"');
    expect(renderToStaticMarkup(<Photo file={file(600)} sizes="card" />)).not.toContain('class');
  });
});
