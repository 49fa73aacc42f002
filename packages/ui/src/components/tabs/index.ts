export {
  TabsItem as Item,
  type TabsItemProps as ItemProps,
  TabsRoot as Root,
  type TabsRootProps as RootProps,
} from './tabs.tsx'
