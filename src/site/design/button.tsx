import type { ReactNode, Ref } from 'react';
import styles from './button.module.css';

interface Look {
  /** `main` is the most important action of a screen; `quiet` is any other. */
  tone?: 'main' | 'quiet';
  size?: 'small' | 'normal';
}

function classOf({ tone = 'main', size = 'normal' }: Look): string {
  return [styles.button, tone === 'quiet' && styles.quiet, size === 'small' && styles.small]
    .filter(Boolean)
    .join(' ');
}

/**
 * A link that looks like a button.
 *
 * @param behaviour name of a behaviour in `src/browser/behaviours/`, loaded when the link is touched or
 *   focused
 */
export function ButtonLink({
  href,
  behaviour,
  children,
  ...look
}: Look & { href: string; behaviour?: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className={classOf(look)}
      {...(behaviour && { 'data-behaviour': behaviour, 'data-when': 'interaction' })}
    >
      {children}
    </a>
  );
}

/**
 * A button that sends its form or, in an island, does something on the page.
 *
 * @param form id of the form to submit, if the button is outside of it
 */
export function Button({
  ref,
  form,
  children,
  onClick,
  type = 'submit',
  name,
  ...look
}: Look & {
  ref?: Ref<HTMLButtonElement>;
  form?: string;
  children: ReactNode;
  type?: 'submit' | 'button';
  onClick?: () => void;
  name?: string;
}) {
  return (
    <button
      ref={ref}
      form={form}
      type={type}
      name={name}
      className={classOf(look)}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
