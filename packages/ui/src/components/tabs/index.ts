export {
  TabsList as List,
  type TabsListProps as ListProps,
  TabsPanel as Panel,
  type TabsPanelProps as PanelProps,
  TabsRoot as Root,
  type TabsRootProps as RootProps,
  TabsTab as Tab,
  type TabsTabProps as TabProps,
} from './tabs.tsx'
