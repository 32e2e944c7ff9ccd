/** Whether two keys of one group of texts differ by a letter or two. */
export function isTypoOf(written: string, key: string): boolean {
  const [group, name] = [/^.*\./.exec(key)?.[0] ?? '', /[^.]*$/.exec(key)?.[0] ?? ''];
  const typed = written.startsWith(group) ? written.slice(group.length) : '';
  if (typed.includes('.') || Math.abs(typed.length - name.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === name[same]) same += 1;
  let end = 0;
  while (
    end < Math.min(typed.length, name.length) - same &&
    typed.at(-1 - end) === name.at(-1 - end)
  )
    end += 1;
  return name.length > 2 && Math.max(typed.length, name.length) - same - end <= 2;
}
