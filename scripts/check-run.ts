import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programFile } from './package-program.ts';

interface Outcome {
  isFine: boolean;
  seconds: number;
  /** Its output, unless that was shown as it came. */
  said: string;
}

/** Runs some checks, says how each ends, and remembers which have failed. */
export class CheckRun {
  readonly failed: string[] = [];

  /**
   * Starts a program of the project or of a package.
   *
   * @param output whether its output is shown as it comes, or kept until its outcome is told
   */
  async start(output: 'inherit' | 'pipe', program: string, ...args: string[]): Promise<Outcome> {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [programFile(program), ...args], {
      stdio: ['ignore', output, output],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk;
      });
    }
    const [code] = await once(child, 'close');
    return { isFine: code === 0, seconds: (performance.now() - startedAt) / 1000, said };
  }

  /** Runs a program, and tells how it ends. */
  async step(name: string, program: string, ...args: string[]): Promise<void> {
    console.log(`\n▸ ${name}`);
    this.tell(name, await this.start('inherit', program, ...args));
  }

  /** @returns whether it ended well */
  tell(name: string, { isFine, seconds, said }: Outcome): boolean {
    process.stdout.write(said);
    console.log(`  ${isFine ? 'fine' : 'FAILED'}, ${seconds.toFixed(1)} s`);
    if (!isFine) this.failed.push(name);
    return isFine;
  }
}
