// What an import of a content file gives: the Vite plugin beside this file checks and transforms it.

declare module '*/content/plans.yaml' {
  const content: import('./schema/files.ts').Content['plans'];
  export default content;
}

declare module '*/content/plan-features.yaml' {
  const content: import('./schema/files.ts').Content['plan-features'];
  export default content;
}

declare module '*/content/addons.yaml' {
  const content: import('./schema/files.ts').Content['addons'];
  export default content;
}

declare module '*/content/countries.yaml' {
  const content: import('./schema/files.ts').Content['countries'];
  export default content;
}

declare module '*/content/calculator-examples.yaml' {
  const content: import('./schema/files.ts').Content['calculator-examples'];
  export default content;
}

declare module '*/content/site.yaml' {
  const content: import('./schema/files.ts').Content['site'];
  export default content;
}

declare module '*/content/customers.yaml' {
  const content: import('./schema/files.ts').Content['customers'];
  export default content;
}

declare module '*/content/testimonials.yaml' {
  const content: import('./schema/files.ts').Content['testimonials'];
  export default content;
}

declare module '*/content/showcase.yaml' {
  const content: import('./schema/files.ts').Content['showcase'];
  export default content;
}

declare module '*/content/dedicated.yaml' {
  const content: import('./schema/files.ts').Content['dedicated'];
  export default content;
}

declare module '*/content/company.yaml' {
  const content: import('./schema/files.ts').Content['company'];
  export default content;
}

declare module '*/content/claims.yaml' {
  const content: import('./schema/files.ts').Content['claims'];
  export default content;
}

declare module '*/content/migrations.yaml' {
  const content: import('./schema/files.ts').Content['migrations'];
  export default content;
}

declare module '*/content/extensions.yaml' {
  const content: import('./schema/files.ts').Content['extensions'];
  export default content;
}

declare module '*/content/hosts.yaml' {
  const content: import('./schema/files.ts').Content['hosts'];
  export default content;
}

declare module '*/content/wikis.yaml' {
  const content: import('./schema/files.ts').Content['wikis'];
  export default content;
}

declare module '*/content/privacy-rights.yaml' {
  const content: import('./schema/files.ts').Content['privacy-rights'];
  export default content;
}

declare module '*/content/use-cases.yaml' {
  const content: import('./schema/files.ts').Content['use-cases'];
  export default content;
}
