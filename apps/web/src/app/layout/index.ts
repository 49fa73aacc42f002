export { AppLayout } from './app-layout.tsx'
export { ShellSkeleton } from './shell-skeleton.tsx'
export { UnknownCompany } from './unknown-company.tsx'
