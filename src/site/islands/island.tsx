import { type ComponentType, type ReactElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { plainTexts } from '../../i18n/server.ts';
import { useSite } from '../context.tsx';

/** When an island wakes: as soon as the page is quiet, when it is seen, or when it is touched. */
export type When = 'idle' | 'visible' | 'interaction';

/** What a file `{name}.island.tsx` exports by default. */
export interface IslandDefinition<Props extends object> {
  /** The file's name before `.island.tsx`. */
  name: string;
  /** Namespaces of the texts that it may ask for. */
  namespaces: readonly string[];
  Component: ComponentType<Props & { children?: ReactNode }>;
}

/**
 * Puts a component into a page so that the browser can wake it: rendered in place now, hydrated
 * alone later. It gets no facts as interpolation values, because the browser has none either.
 */
export function Island<Props extends object>({
  of: { name, Component },
  when,
  props,
  children,
}: {
  of: IslandDefinition<Props>;
  when: When;
  /** Everything the component needs; survives JSON. */
  props: Props;
  /** Markup for the component's `StaticHtml`: it is in the HTML and costs nothing in `props`. */
  children?: ReactNode;
}): ReactElement {
  const { locale } = useSite();
  const id = `${name}-${useId()}`;
  const html = renderToString(
    <I18nextProvider i18n={plainTexts(locale)}>
      <Component {...props}>{children}</Component>
    </I18nextProvider>,
    { identifierPrefix: id },
  );
  return (
    <div
      data-island={name}
      data-when={when}
      data-id={id}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
