import { strict } from './strict.mjs';

/** The class of menus: only what tests ask of them. */
export function makeMenu(focusedWindow) {
  let applicationMenu = null;

  class Menu {
    items = [];

    getMenuItemById(id) {
      for (const item of this.items) {
        if (item.id === id) return item;
        const below = item.submenu?.getMenuItemById(id);
        if (below) return below;
      }
      return null;
    }

    static buildFromTemplate(template) {
      const menu = new Menu();
      menu.items = template.map((plain) => {
        const item = { enabled: true, visible: true, checked: false, ...plain, submenu: plain.submenu && Menu.buildFromTemplate(plain.submenu) };
        item.click = () => plain.click?.(item, focusedWindow(), {});
        return item;
      });
      return menu;
    }

    static setApplicationMenu(menu) { applicationMenu = menu; }
    static getApplicationMenu() { return applicationMenu; }
  }
  return strict(Menu, 'Menu');
}
