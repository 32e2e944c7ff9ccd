import { type SimpleGit, simpleGit } from 'simple-git';
import { explainGitError } from './git-errors.ts';

/** Where publishing sends changes. */
export interface Destination {
  /** Without git, publishing writes the files and nothing else. */
  isRepository: boolean;
  /** Undefined while no branch is checked out. */
  branch?: string | undefined;
  /** Name of the remote that commits can be pushed to. */
  remote?: string | undefined;
}

/** A commit that has not been pushed. */
export interface UnsentCommit {
  commit: string;
  /** First line of its summary. */
  subject: string;
}

/** A git client that fails by exit code, because a hook may refuse without a message. */
function gitIn(root: string): SimpleGit {
  return simpleGit({
    baseDir: root,
    errors(error, { exitCode, stdOut, stdErr }) {
      if (error || exitCode === 0) return error;
      return Buffer.concat([...stdErr, ...stdOut]);
    },
  });
}

/** Looks for a repository, its branch, and a remote. */
export async function findDestination(root: string): Promise<Destination> {
  try {
    const git = gitIn(root);
    if (!(await git.checkIsRepo())) return { isRepository: false };
    const [{ current, detached }, remotes] = [await git.branchLocal(), await git.getRemotes()];
    const remote = remotes.find(({ name }) => name === 'origin') ?? remotes[0];
    return { isRepository: true, branch: detached ? undefined : current, remote: remote?.name };
  } catch {
    return { isRepository: false };
  }
}

/** The commits of the branch that have not been pushed, newest first. */
export async function unsentCommits(root: string): Promise<UnsentCommit[]> {
  const { branch, remote } = await findDestination(root);
  if (!branch || !remote) return [];
  const said = await gitIn(root)
    .raw('log', '--max-count=50', '--format=%h %s', 'HEAD', '--not', `--remotes=${remote}`)
    // Git fails before the first commit.
    .catch(() => '');
  return said
    .split('\n')
    .filter(Boolean)
    .map((line) => ({
      commit: line.slice(0, line.indexOf(' ')),
      subject: line.slice(line.indexOf(' ') + 1),
    }));
}

/** Whether the last commit has the new text of each file. */
export async function isCommitted(
  root: string,
  changes: readonly { file: string; after: string }[],
): Promise<boolean> {
  const git = gitIn(root);
  const found = changes.map(({ file }) => git.show(`HEAD:./${file}`).catch(() => undefined));
  return (await Promise.all(found)).every((text, index) => text === changes[index]?.after);
}

/** Files under some paths that differ from the last commit. */
export async function changedFilesIn(root: string, paths: string[]): Promise<string[]> {
  return (await gitIn(root).status(paths)).files.map((file) => file.path);
}

/**
 * Makes one commit of some files, and leaves other changes uncommitted.
 *
 * @returns the commit's id
 * @throws an error that explains git's refusal
 */
export async function commitFiles(
  root: string,
  message: string,
  files: readonly string[],
): Promise<string> {
  const git = gitIn(root);
  try {
    await git.add([...files]);
    await git.commit(message, [...files]);
    return (await git.revparse(['--short', 'HEAD'])).trim();
  } catch (error) {
    throw new Error(`Git made no commit. ${explainGitError(error)}`);
  }
}

/** Removes files from the index. @throws as `commitFiles` */
export async function unstage(root: string, files: readonly string[]): Promise<void> {
  const git = gitIn(root);
  try {
    const staged = await git.raw('diff', '--cached', '--name-only', '--', ...files);
    if (staged.trim() !== '') await git.raw('reset', '--quiet', '--', ...files);
  } catch (error) {
    throw new Error(explainGitError(error));
  }
}

/** Pushes the commits. @throws an error that explains git's refusal */
export async function push(root: string): Promise<void> {
  const { branch, remote } = await findDestination(root);
  if (!branch || !remote) throw new Error('There is nowhere to push to.');
  try {
    await gitIn(root).push(remote, branch);
  } catch (error) {
    throw new Error(
      `${remote} has not taken the commits. ${explainGitError(error, `${remote} ${branch}`)}`,
    );
  }
}
