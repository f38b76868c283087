import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, hasDrafts, keepDraft, readDraft } from './drafts.ts';

const DAY = 24 * 3_600_000;
const draft = { values: { title: 'Half a sentence' }, version: 3, at: 1_000_000 };

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
});

describe('drafts', () => {
  it('belong to a person and a form', () => {
    keepDraft('u1', 'news:1', draft);
    expect(readDraft('u1', 'news:1', draft.at + DAY)).toEqual(draft);
    expect(readDraft('u1', 'news:2')).toBeUndefined();
    expect(readDraft('u2', 'news:1')).toBeUndefined();
    expect([hasDrafts('u1'), hasDrafts('u2')]).toEqual([true, false]);
    dropDraft('u1', 'news:1');
    expect(hasDrafts('u1')).toBe(false);
  });

  it('go when they are old or can’t be read', () => {
    keepDraft('u1', 'news:1', draft);
    expect(readDraft('u1', 'news:1', draft.at + 15 * DAY)).toBeUndefined();
    localStorage.setItem('draft:u1:news:2', '{"values":');
    expect(readDraft('u1', 'news:2')).toBeUndefined();
    expect(hasDrafts('u1')).toBe(false);
  });

  it('are no reason to fail when there is no room', () => {
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => keepDraft('u1', 'news:1', draft)).not.toThrow();
  });
});

/** A storage as browsers have it: its keys are its own properties. */
function storage(): Storage {
  const held: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => {
      held[key] = value;
    },
    removeItem: (key: string) => {
      delete held[key];
    },
  };
  return new Proxy(held, {
    get: (target, key: string) => (key in methods ? Reflect.get(methods, key) : target[key]),
    set: (_target, key: string, value) => Reflect.set(methods, key, value),
  }) as unknown as Storage;
}
