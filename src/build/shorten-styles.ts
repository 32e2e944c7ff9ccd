import { transform } from 'lightningcss';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Makes a page's CSS lighter without changing what it says: the blocks of a layer, which come from
 * many files, become one, and custom properties get names of a letter or two.
 *
 * @param css all CSS of one page, minified; its layers are in order
 */
export function shortenStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(css),
    minify: true,
  });
  const names = new Map<string, string>();
  return new TextDecoder().decode(code).replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => {
    const short = names.get(name) ?? `--${nameOf(names.size)}`;
    names.set(name, short);
    return short;
  });
}

function nameOf(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? letters[rest - 1] : '') + (letters[index % letters.length] as string);
}
