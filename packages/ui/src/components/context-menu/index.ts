export {
  DropdownMenuCheckboxItem as CheckboxItem,
  DropdownMenuItem as Item,
  type DropdownMenuItemProps as ItemProps,
  DropdownMenuLabel as Label,
  DropdownMenuRadioGroup as RadioGroup,
  DropdownMenuRadioItem as RadioItem,
  DropdownMenuSeparator as Separator,
} from '../dropdown-menu/dropdown-menu-items.js'
export {
  ContextMenuArea as Area,
  type ContextMenuAreaProps as AreaProps,
  ContextMenuContent as Content,
  type ContextMenuContentProps as ContentProps,
  ContextMenuRoot as Root,
  type ContextMenuRootProps as RootProps,
} from './context-menu.js'
