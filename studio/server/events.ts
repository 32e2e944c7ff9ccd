import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

/** An open window of the studio. */
interface Window {
  id: string;
  /** The file that it edits. */
  file: string | undefined;
  tell: (event: string, data: unknown) => void;
}

export interface Events {
  /** Streams events to a window until it is closed. */
  listen: (context: Context, id: string) => Response;
  /** Sends an event to all windows. */
  tell: (event: string, data: unknown) => void;
  /** Records the file that a window edits, and sends all windows the files that several edit. */
  noteFile: (id: string, file: string | undefined) => void;
}

/** Sends server-sent events (HTML Standard, section 9.2) to all open windows. */
export function createEvents(): Events {
  const windows = new Map<string, Window>();
  const tell = (event: string, data: unknown) => {
    for (const window of windows.values()) window.tell(event, data);
  };
  const tellShared = () => {
    const files = [...windows.values()].map(({ file }) => file);
    const shared = files.filter((file, index) => file && files.indexOf(file) < index);
    tell('shared', [...new Set(shared)]);
  };
  return {
    tell,
    noteFile(id, file) {
      const window = windows.get(id);
      if (!window || window.file === file) return;
      window.file = file;
      tellShared();
    },
    listen: (context, id) =>
      streamSSE(context, async (stream) => {
        windows.set(id, {
          id,
          file: undefined,
          tell: (event, data) => void stream.writeSSE({ event, data: JSON.stringify(data) }),
        });
        await stream.writeSSE({ event: 'hello', data: '{}' });
        await new Promise<void>((resolve) => stream.onAbort(resolve));
        windows.delete(id);
        tellShared();
      }),
  };
}
