export { OccurrencesLink } from './lazy-occurrences-link.ts'
export { occurrencesQuery } from './occurrences.queries.ts'
export { OccurrencesPage } from './occurrences-page.tsx'
export { OccurrencesSearch, occurrencesDefaults } from './occurrences-search.ts'
