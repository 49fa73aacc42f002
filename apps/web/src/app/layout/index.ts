export { AppLayout } from './app-layout'
export { ShellSkeleton } from './shell-skeleton'
