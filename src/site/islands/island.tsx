import { type ComponentType, type ReactElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { plainTexts } from '../../i18n/server.ts';
import { useSite } from '../context.tsx';

/**
 * When an island is hydrated: when the page is idle, when the island nears the viewport, the same if the visitor's
 * country is known, or on first interaction.
 */
export type When = 'idle' | 'visible' | 'located' | 'interaction';

/** What a file `{name}.island.tsx` exports by default. */
export interface IslandDefinition<Props extends object> {
  /** The file's name before `.island.tsx`. */
  name: string;
  /** Namespaces of the texts that it uses. */
  namespaces: readonly string[];
  Component: ComponentType<Props & { children?: ReactNode }>;
}

/**
 * Renders an island on the server, for the browser to hydrate it alone, and its properties. Its texts get no facts from content/
 * for interpolation, because the browser has none.
 */
export function Island<Props extends object>({
  of: { name, Component },
  when,
  props,
  children,
}: {
  of: IslandDefinition<Props>;
  when: When;
  /** All data of the component; must survive JSON. */
  props: Props;
  /**
   * Markup for the component's `StaticHtml`, which is rendered by the server only and not repeated in
   * `props`.
   */
  children?: ReactNode;
}): ReactElement {
  const { locale, assets } = useSite();
  const id = `${name}-${useId()}`;
  const isStartedByVisitor = when === 'interaction' || when === 'located';
  const html = renderToString(
    <I18nextProvider i18n={plainTexts(locale)}>
      <Component {...props}>{children}</Component>
    </I18nextProvider>,
    { identifierPrefix: id },
  );
  return (
    <>
      <div
        data-island={name}
        data-when={when}
        data-files={isStartedByVisitor ? assets.islandScripts[name]?.join(' ') : undefined}
        data-id={id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by it
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {/* After the content, so that what visitors see arrives first. */}
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, and escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
