export {
  DropdownMenuCheckboxItem as CheckboxItem,
  DropdownMenuItem as Item,
  DropdownMenuLabel as Label,
  DropdownMenuRadioGroup as RadioGroup,
  DropdownMenuRadioItem as RadioItem,
  DropdownMenuSeparator as Separator,
} from '../dropdown-menu/dropdown-menu-items.tsx'
export type {
  DropdownMenuCheckboxItemProps as CheckboxItemProps,
  DropdownMenuItemProps as ItemProps,
  DropdownMenuRadioGroupProps as RadioGroupProps,
  DropdownMenuRadioItemProps as RadioItemProps,
} from '../dropdown-menu/dropdown-menu-props.ts'
export {
  ContextMenuArea as Area,
  type ContextMenuAreaProps as AreaProps,
  ContextMenuContent as Content,
  type ContextMenuContentProps as ContentProps,
  ContextMenuRoot as Root,
  type ContextMenuRootProps as RootProps,
} from './context-menu.tsx'
