/** Git's messages in English, and explanations for people who do not know git. */
const explanations: readonly (readonly [said: RegExp, meaning: string])[] = [
  [
    /(fetch first|non-fast-forward|behind its remote)/,
    'Somebody has sent other changes there meanwhile. Yours are safe in this folder. Run “git pull --rebase REMOTE” in it, which puts yours on top of theirs, and send them again.',
  ],
  [
    /index\.lock|\.lock['’]?: File exists|Another git process/,
    'Another program is using git in this folder, or was ended while it did. If none is running, delete the file index.lock in the folder .git, and try again.',
  ],
  [
    /(tell me who you are|unable to auto-detect email|empty ident name)/i,
    'Git does not know whose changes these are. Run “git config user.name” and “git config user.email” in this folder, each with your own, and try again.',
  ],
  [
    /(during a merge|unmerged files|unresolved conflict|fix conflicts)/i,
    'Somebody has begun to merge other changes in this folder and has not ended it. End that by “git commit” or “git merge --abort”, and try again.',
  ],
  [
    /(Could not resolve host|unable to access|Connection (refused|timed out|reset)|Network is unreachable)/i,
    'That place cannot be reached. Look whether this computer is connected, and try again.',
  ],
  [
    /(Authentication failed|could not read (Username|Password)|Permission denied|access denied|403)/i,
    'That place does not let you in. Ask whoever runs it for the right to send changes there.',
  ],
  [
    /(does not appear to be a git repository|Repository not found|not found)/i,
    'There is no repository at that place. Run “git remote -v” in this folder to see where it leads.',
  ],
  [
    /(protected branch|pre-receive hook declined|hook declined)/i,
    'That place takes no changes for this branch. Ask whoever runs it which branch to send them to.',
  ],
];

/**
 * Explains why git refused something; quotes its message when that is unknown.
 *
 * @param remote and branch of a push, as on the command line
 */
export function explainGitError(error: unknown, remote = ''): string {
  const said = error instanceof Error ? error.message : String(error);
  const meaning = explanations.find(([pattern]) => pattern.test(said))?.[1];
  if (meaning) return meaning.replace('REMOTE', remote);
  const words = said.replaceAll(/\s+/g, ' ').trim().slice(0, 400);
  return words ? `It says: “${words}”` : 'It gives no reason.';
}
