export { LaterOccurrencesLink } from './later-occurrences-link.tsx'
export { occurrencesQuery } from './occurrences.queries.ts'
export { OccurrencesPage } from './occurrences-page.tsx'
export { OccurrencesSearch, occurrencesDefaults } from './occurrences-search.ts'
