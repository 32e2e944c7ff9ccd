import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { Engine } from './visitor.ts';

const driver = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const madeScreen = '/usr/bin/xvfb-run';
const hasScreen = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const patienceMs = 30_000;
const intoView = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
const select = `const [element, value] = arguments;
  element.value = value;
  for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }));`;

/** WebKitGTK, by the driver that Debian has for it; where there is no screen, on one that xvfb makes. */
export const webkit: Engine = {
  name: 'WebKit',
  needs: 'WebKitGTK with its driver (Debian: webkit2gtk-driver, and xvfb xauth without a screen)',
  isInstalled: () => existsSync(driver) && (hasScreen || existsSync(madeScreen)),
  launch: async (origin) => {
    const port = 20_000 + (process.pid % 20_000);
    const options = [`--port=${port}`];
    const [program, parameters] = hasScreen
      ? [driver, options]
      : [madeScreen, ['-a', driver, ...options]];
    // A group of its own, so that xvfb ends with the driver.
    const running = spawn(program, parameters, { stdio: 'ignore', detached: true });
    const session = await connect(port);
    await session.manage().window().setRect({ width: 1280, height: 900 });
    const find = (selector: string) => session.findElement(By.css(selector));
    return {
      open: (path) => session.get(origin + path),
      // Nothing can be clicked while one page fades into the next.
      click: (selector) =>
        untilItWorks(async () => {
          const element = await find(selector);
          await session.executeScript(intoView, element);
          await element.click();
        }),
      type: async (selector, text) => (await find(selector)).sendKeys(text),
      // The list of a select is a window of its own, which the driver cannot reach.
      choose: async (selector, value) => session.executeScript(select, await find(selector), value),
      pressEscape: () => session.actions().sendKeys(Key.ESCAPE).perform(),
      evaluate: (expression) => session.executeScript(`return ${expression}`),
      close: async () => {
        await session.quit();
        if (running.pid) process.kill(-running.pid);
      },
    };
  },
};

function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`);
  return untilItWorks(() => builder.withCapabilities(capabilities).build());
}

async function untilItWorks<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}
