import { CanvasTexture, Group, Sprite, SpriteMaterial, SRGBColorSpace, type Vector3 } from 'three';
import { RANGES } from './overlay.ts';

/** A round label with a number or a letter. */
export function labelPicture(text: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const g = canvas.getContext('2d', { willReadFrequently: true })!;
  g.beginPath();
  g.arc(32, 32, 27, 0, Math.PI * 2);
  g.fillStyle = 'rgba(20,15,11,0.86)';
  g.fill();
  g.lineWidth = 4;
  g.strokeStyle = '#e8b765';
  g.stroke();
  g.fillStyle = '#fff3dc';
  g.font = 'bold 36px "DejaVu Sans Condensed", "Segoe UI", sans-serif';
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(text, 32, 35);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** The numbers on the range bands: a row from the figure towards the camera. */
export class BandLabels {
  readonly group = new Group();

  constructor() {
    for (let i = 0; i < RANGES; i++) {
      const sprite = new Sprite(new SpriteMaterial({ map: labelPicture(String(i + 1)), depthTest: false, depthWrite: false, toneMapped: false, fog: false }));
      sprite.scale.setScalar(17);
      sprite.renderOrder = 9;
      sprite.raycast = () => {};
      this.group.add(sprite);
    }
    this.group.visible = false;
  }

  /** Puts the numbers on their bands around a base at x, y, z, on the side the camera is. */
  place(x: number, y: number, z: number, radius: number, ranges: readonly number[], eye: Vector3): void {
    const away = Math.hypot(eye.x - x, eye.z - z) || 1;
    const [ux, uz] = [(eye.x - x) / away, (eye.z - z) / away];
    for (const [i, sprite] of this.group.children.entries()) {
      const far = radius + ranges[i]!;
      sprite.position.set(x + ux * far, y + 7, z + uz * far);
    }
  }

  dispose(): void {
    for (const sprite of this.group.children as Sprite[]) {
      sprite.material.map?.dispose();
      sprite.material.dispose();
    }
  }
}
