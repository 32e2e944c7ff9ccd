import { useCallback, useEffect, useRef, useState } from 'react';
import { type Edit, type Path, Refused, server } from './api.ts';

const pauseMs = 450;

/**
 * A value of a file that is being edited. What is typed is sent after a short pause; what comes back
 * from elsewhere replaces it, unless something is still being typed here.
 *
 * @param saved what the server says, and undefined until it has
 */
export function useSavedValue<Value>(file: string, path: Path, saved: Value | undefined) {
  const [typed, setTyped] = useState<{ value: Value | undefined }>();
  const [trouble, setTrouble] = useState<{ message: string; theirs?: unknown }>();
  const believed = useRef(saved);
  const sending = useRef(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!typed) believed.current = saved;

  const send = useCallback(
    (value: Value | undefined) => {
      // One after the other: what the next one changes is what this one has written.
      sending.current = sending.current.then(async () => {
        const edit: Edit = { file, path, before: believed.current, after: value };
        try {
          await server.edit([edit], `${file}:${path.join('.')}`);
          believed.current = value;
          setTrouble(undefined);
        } catch (error) {
          const { message, theirs } = error as Refused;
          setTrouble({ message, ...(error instanceof Refused && { theirs }) });
        }
      });
    },
    [file, path],
  );

  const change = useCallback(
    (value: Value | undefined) => {
      setTyped({ value });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(value), pauseMs);
    },
    [send],
  );
  // What was typed is what is saved: from here on, whatever the server says holds.
  const isSaved = typed !== undefined && JSON.stringify(typed.value) === JSON.stringify(saved);
  useEffect(() => {
    if (isSaved) setTyped(undefined);
  }, [isSaved]);

  // Whoever leaves the field in the middle of a word has still written it.
  const last = useRef(typed);
  last.current = typed;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (last.current && last.current.value !== believed.current) send(last.current.value);
    },
    [send],
  );

  return {
    value: typed ? typed.value : saved,
    change,
    trouble,
    /** Gives up what is typed here for what the other window wrote. */
    takeTheirs: () => {
      setTyped(undefined);
      setTrouble(undefined);
    },
    /** Writes what is typed here over what the other window wrote. */
    keepMine: () => {
      believed.current = trouble?.theirs as Value;
      if (typed) send(typed.value);
    },
  };
}
