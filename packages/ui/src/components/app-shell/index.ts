export { AppShellMain as Main, AppShellRoot as Root, type AppShellRootProps as RootProps } from './app-shell.tsx'
export type { SidebarState } from './app-shell-context.ts'
