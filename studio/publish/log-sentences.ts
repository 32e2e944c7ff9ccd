import type { Locale } from '../../src/i18n/locales.ts';

/** A text in every language. */
export type Words = Record<Locale, string>;

/** Subject of an entry of the public log. */
export type Kind = 'prices' | 'plans' | 'taxes' | 'terms' | 'extensions';

/** Text about something that is no longer offered. */
export const withdrawn: Words = {
  en: '{} is no longer offered.',
  de: '{} wird nicht mehr angeboten.',
  es: '{} ya no se ofrece.',
  fr: '{} n’est plus proposé.',
};

/** Texts about a change and whom it affects; `{}` is replaced by what has changed. */
export const sentences: Record<Kind, { what: Words; affects: Words }> = {
  prices: {
    what: {
      en: 'The price of {} changes.',
      de: 'Der Preis von {} ändert sich.',
      es: 'Cambia el precio de {}.',
      fr: 'Le prix de {} change.',
    },
    affects: {
      en: 'Clients of {}.',
      de: 'Kunden von {}.',
      es: 'Clientes de {}.',
      fr: 'Les clients de {}.',
    },
  },
  plans: {
    what: {
      en: 'What the plans include changes: {}.',
      de: 'Was die Tarife enthalten, ändert sich: {}.',
      es: 'Cambia lo que incluyen los planes: {}.',
      fr: 'Ce que comprennent les formules change : {}.',
    },
    affects: {
      en: 'Clients with these plans.',
      de: 'Kunden mit diesen Tarifen.',
      es: 'Clientes con estos planes.',
      fr: 'Les clients de ces formules.',
    },
  },
  taxes: {
    what: {
      en: 'The tax that is added to prices changes: {}.',
      de: 'Die Steuer, die zu den Preisen kommt, ändert sich: {}.',
      es: 'Cambia el impuesto que se suma a los precios: {}.',
      fr: 'La taxe qui s’ajoute aux prix change : {}.',
    },
    affects: {
      en: 'Clients there: {}.',
      de: 'Kunden dort: {}.',
      es: 'Clientes de: {}.',
      fr: 'Les clients de : {}.',
    },
  },
  terms: {
    what: {
      en: 'The terms of service change.',
      de: 'Die Nutzungsbedingungen ändern sich.',
      es: 'Cambian las condiciones del servicio.',
      fr: 'Les conditions d’utilisation changent.',
    },
    affects: {
      en: 'All clients.',
      de: 'Alle Kunden.',
      es: 'Todos los clientes.',
      fr: 'Tous les clients.',
    },
  },
  extensions: {
    what: {
      en: 'The list of extensions changes.',
      de: 'Die Liste der Erweiterungen ändert sich.',
      es: 'Cambia la lista de extensiones.',
      fr: 'La liste des extensions change.',
    },
    affects: {
      en: 'Clients who use or want these extensions.',
      de: 'Kunden, die diese Erweiterungen nutzen oder wünschen.',
      es: 'Clientes que usan o desean estas extensiones.',
      fr: 'Les clients qui utilisent ou souhaitent ces extensions.',
    },
  },
};
