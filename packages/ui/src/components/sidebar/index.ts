export {
  SidebarFooter as Footer,
  SidebarNav as Nav,
  type SidebarNavProps as NavProps,
  SidebarRoot as Root,
  type SidebarRootProps as RootProps,
  SidebarSection as Section,
} from './sidebar.tsx'
