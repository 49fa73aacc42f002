export {
  TabNavItem as Item,
  type TabNavItemProps as ItemProps,
  TabNavRoot as Root,
  type TabNavRootProps as RootProps,
} from './tab-nav.tsx'
