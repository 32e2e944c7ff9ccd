import { describe, expect, it } from 'vitest';
import {
  accessChoices,
  accountChoices,
  findLevel,
  levelOf,
  openChoice,
  type PrivacyChoice,
  parsePrivacyChoice,
  privacyLevels,
  privacySearch,
  setEdit,
  setRead,
} from './privacy-level.ts';

const everyChoice: PrivacyChoice[] = accessChoices.flatMap((read) =>
  accessChoices.flatMap((edit) => accountChoices.map((create) => ({ read, edit, create }))),
);

/** What a visitor can reach from the open choice with the three selects. */
function reachableChoices(): Set<string> {
  const reached = new Set<string>();
  const queue: PrivacyChoice[] = [openChoice];
  for (const choice of queue) {
    if (reached.has(JSON.stringify(choice))) continue;
    reached.add(JSON.stringify(choice));
    for (const access of accessChoices)
      queue.push(setRead(choice, access), setEdit(choice, access));
    for (const create of accountChoices) queue.push({ ...choice, create });
  }
  return reached;
}

describe('the privacy levels', () => {
  it('are exactly what the three selects can reach', () => {
    const combinations = privacyLevels.map(({ read, edit, create }) =>
      JSON.stringify({ read, edit, create }),
    );
    expect(combinations).toHaveLength(9);
    expect(new Set(combinations)).toEqual(reachableChoices());
  });

  it('are found by their permissions, and the only gap is editing without reading', () => {
    for (const choice of everyChoice) {
      const level = findLevel(choice);
      expect(level === undefined).toBe(choice.read === 'users' && choice.edit === 'everyone');
      if (level) expect(level).toMatchObject(choice);
    }
  });
});

describe('choosing who reads and edits', () => {
  it('closes editing with reading, and opens reading with editing', () => {
    expect(setRead(openChoice, 'users')).toEqual({
      read: 'users',
      edit: 'users',
      create: 'everyone',
    });
    const closed: PrivacyChoice = { read: 'users', edit: 'users', create: 'approval' };
    expect(setEdit(closed, 'everyone')).toEqual({ ...openChoice, create: 'approval' });
  });

  it('leaves the other decision alone where both make sense', () => {
    const closed: PrivacyChoice = { read: 'users', edit: 'users', create: 'users' };
    expect(setRead(closed, 'everyone')).toEqual({ ...closed, read: 'everyone' });
    expect(setEdit(openChoice, 'users')).toEqual({ ...openChoice, edit: 'users' });
    expect(setRead(openChoice, 'everyone')).toEqual(openChoice);
    expect(setEdit(closed, 'users')).toEqual(closed);
  });
});

describe('a privacy choice in a link', () => {
  const parse = (query: string) => parsePrivacyChoice(new URLSearchParams(query));

  it('is understood for every combination, in any case', () => {
    for (const choice of everyChoice) {
      const query = privacySearch(choice);
      expect(parse(query)).toEqual(choice);
      expect(parse(query.replace(/=\w+/g, (value) => value.toUpperCase()))).toEqual(choice);
    }
  });

  it('starts from everyone where a field is missing or empty', () => {
    expect(parse('')).toEqual(openChoice);
    expect(parse('read=&create=users')).toEqual({ ...openChoice, create: 'users' });
  });

  it('starts from everyone where a field holds no option', () => {
    expect(parse('read=nobody&edit=approval&create=__proto__')).toEqual(openChoice);
  });

  it('may ask for a level that does not exist', () => {
    expect(findLevel(parse('read=users&edit=everyone'))).toBeUndefined();
  });
});

it('a level is found by its id', () => {
  for (const level of privacyLevels) expect(levelOf(level.id)).toBe(level);
});
