import { useCallback, useEffect, useRef, useState } from 'react';
import { type State, server, windowId } from './api.ts';

export interface ServerState {
  state: State | undefined;
  /** Number of changes of the draft; components refetch when it grows. */
  version: number;
  /** Files that are being edited in another window, too. */
  shared: string[];
  /** Error of the last request. */
  trouble: string | undefined;
}

/** Follows the draft on the server, whichever window changes it. */
export function useServerState(): ServerState {
  const [state, setState] = useState<State>();
  const [version, setVersion] = useState(0);
  const [shared, setShared] = useState<string[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const asked = useRef(0);
  const ask = useCallback(async () => {
    asked.current += 1;
    const own = asked.current;
    // Refetches at once; the checks' findings follow.
    setVersion((count) => count + 1);
    try {
      const found = await server.state();
      // Ignores an older answer that arrives late.
      if (own !== asked.current) return;
      setState(found);
      setTrouble(undefined);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  }, []);
  useEffect(() => {
    const events = new EventSource(`/studio/api/events?window=${windowId}`);
    events.addEventListener('hello', ask);
    events.addEventListener('changed', ask);
    events.addEventListener('shared', (event) => setShared(JSON.parse(event.data)));
    events.onerror = () =>
      setTrouble('The studio does not answer; is it still running in the terminal?');
    return () => events.close();
  }, [ask]);
  return { state, version, shared, trouble };
}
