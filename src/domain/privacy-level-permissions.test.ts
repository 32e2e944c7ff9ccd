import { expect, it } from 'vitest';
import { privacyLevels } from './privacy-level.ts';
import { isAllowed, wikiActions, wikiRoles } from './privacy-level-permissions.ts';

/**
 * Stated apart from the rules: for each level who may read, edit, create accounts, request one and
 * approve requests, as S(trangers), U(sers), A(dministrators).
 */
const statement = `
  public       SUA SUA SUA - -
  private-a    SUA SUA UA  - -
  private-b    SUA UA  SUA - -
  private-c    SUA UA  UA  - -
  private-d    UA  UA  SUA - -
  private-e    UA  UA  UA  - -
  private-f-a  SUA SUA A   S A
  private-f-c  SUA UA  A   S A
  private-f-e  UA  UA  A   S A
`;

const stated = new Map(
  statement
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/ +/))
    .map(([id, ...cells]) => [id, cells] as const),
);

const cases = privacyLevels.flatMap((level) =>
  wikiRoles.flatMap((role) => wikiActions.map((action) => ({ level, role, action }))),
);

it('covers nine levels, three roles and five actions', () => {
  expect(cases).toHaveLength(135);
  expect([...stated.keys()]).toEqual(privacyLevels.map(({ id }) => id));
});

it.each(cases)('$level.id: $role, $action', ({ level, role, action }) => {
  const cell = stated.get(level.id)?.[wikiActions.indexOf(action)] ?? '';
  expect(isAllowed(level, role, action)).toBe(cell.includes(role.charAt(0).toUpperCase()));
});
