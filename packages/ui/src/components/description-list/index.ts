export {
  DescriptionListItem as Item,
  type DescriptionListItemProps as ItemProps,
  DescriptionListRoot as Root,
  type DescriptionListRootProps as RootProps,
} from './description-list.tsx'
