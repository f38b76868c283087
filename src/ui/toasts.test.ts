import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdToasts, offer, releaseToasts, say, sayFailed, UNDO_MS, useToasts } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.runAllTimers());

describe('toasts', () => {
  it('go after two seconds', () => {
    say('Saved');
    vi.advanceTimersByTime(1999);
    expect(shown()).toBe('Saved');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('');
  });

  it('are two at most: the oldest makes room', () => {
    say('one');
    sayFailed('two');
    say('three');
    expect(shown()).toBe('two three');
  });

  it('make room last while there is something to press', () => {
    say('Deleted', { name: 'Undo', run: () => undefined });
    say('one');
    say('two');
    expect(shown()).toBe('Deleted two');
  });

  it('wait for an answer when they offer something', () => {
    offer('This looks old.', { name: 'Change', run: () => undefined });
    vi.advanceTimersByTime(29_999);
    expect(shown()).toBe('This looks old.');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('');
  });

  it('stay longer with something to press, and as long as they are held', () => {
    say('Deleted', { name: 'Undo', run: () => undefined });
    vi.advanceTimersByTime(UNDO_MS - 1);
    holdToasts('pointer');
    holdToasts('focus');
    releaseToasts('pointer');
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('Deleted');
    releaseToasts('focus');
    vi.advanceTimersByTime(UNDO_MS);
    expect(shown()).toBe('');
  });
});

function shown(): string {
  const Texts = () =>
    useToasts()
      .map((toast) => toast.text)
      .join(' ');
  return renderToString(createElement(Texts));
}
