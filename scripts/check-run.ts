import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programFile } from './package-program.ts';

interface Outcome {
  hasPassed: boolean;
  seconds: number;
  /** Its output; empty when it was inherited. */
  output: string;
}

/** Runs checks, prints the outcome of each, and collects the names of those that failed. */
export class CheckRun {
  readonly failed: string[] = [];

  /**
   * Runs a program of the project or of a package.
   *
   * @param output whether its output is printed at once, or by `report`
   */
  async start(output: 'inherit' | 'pipe', program: string, ...args: string[]): Promise<Outcome> {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [programFile(program), ...args], {
      stdio: ['ignore', output, output],
    });
    let collected = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        collected += chunk;
      });
    }
    const [code] = await once(child, 'close');
    const seconds = (performance.now() - startedAt) / 1000;
    return { hasPassed: code === 0, seconds, output: collected };
  }

  /** Runs a program and reports its outcome. */
  async step(name: string, program: string, ...args: string[]): Promise<void> {
    console.log(`\n▸ ${name}`);
    this.report(name, await this.start('inherit', program, ...args));
  }

  /** @returns whether it succeeded */
  report(name: string, { hasPassed, seconds, output }: Outcome): boolean {
    process.stdout.write(output);
    console.log(`  ${hasPassed ? 'fine' : 'FAILED'}, ${seconds.toFixed(1)} s`);
    if (!hasPassed) this.failed.push(name);
    return hasPassed;
  }
}
