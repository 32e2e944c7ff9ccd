import { useCallback, useEffect, useRef, useState } from 'react';
import { type Edit, type Path, ServerRefusal, server } from './api.ts';

const pauseMs = 450;

/**
 * State of an edited value. Typing is saved with a debounce; a value from elsewhere replaces it, unless the
 * editor is still typing.
 *
 * @param saved the server's value; undefined until it has loaded
 */
export function useSavedValue<Value>(file: string, path: Path, saved: Value | undefined) {
  const [typed, setTyped] = useState<{ value: Value | undefined }>();
  const [trouble, setTrouble] = useState<{ message: string; theirs?: unknown }>();
  const lastKnown = useRef(saved);
  const sending = useRef(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!typed) lastKnown.current = saved;

  const send = useCallback(
    (value: Value | undefined) => {
      // Saves run in sequence, because each is based on the result of the one before.
      sending.current = sending.current.then(async () => {
        const edit: Edit = { file, path, before: lastKnown.current, after: value };
        try {
          await server.edit([edit], `${file}:${path.join('.')}`);
          lastKnown.current = value;
          setTrouble(undefined);
        } catch (error) {
          const { message, theirs } = error as ServerRefusal;
          setTrouble({ message, ...(error instanceof ServerRefusal && { theirs }) });
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
  // Once the typed value is saved, the server's value counts again.
  const isSaved = typed !== undefined && JSON.stringify(typed.value) === JSON.stringify(saved);
  useEffect(() => {
    if (isSaved) setTyped(undefined);
  }, [isSaved]);

  // Saves pending text when the field is left.
  const last = useRef(typed);
  last.current = typed;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (last.current && last.current.value !== lastKnown.current) send(last.current.value);
    },
    [send],
  );

  return {
    value: typed ? typed.value : saved,
    change,
    trouble,
    /** Discards the typed value in favour of the other window's. */
    takeTheirs: () => {
      setTyped(undefined);
      setTrouble(undefined);
    },
    /** Overwrites the other window's value with the typed one. */
    keepMine: () => {
      lastKnown.current = trouble?.theirs as Value;
      if (typed) send(typed.value);
    },
  };
}
