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

/** What stands on the ends of ranges that have no names of their own. */
export const NUMBERS: readonly number[] = Array.from({ length: RANGES }, (_, i) => i + 1);

/** Writes numbers on the first labels. */
export function relabel(labels: readonly Sprite[], numbers: readonly number[]): void {
  for (const [i, number] of numbers.entries()) {
    const { material } = labels[i]!;
    material.map?.dispose();
    material.map = labelPicture(String(number));
  }
}

/** The numbers on the range bands: a row from the figure towards the camera. */
export class BandLabels {
  readonly group = new Group();
  #numbers = NUMBERS;

  constructor() {
    for (let i = 0; i < RANGES; i++) {
      const map = labelPicture(String(NUMBERS[i]));
      const sprite = new Sprite(new SpriteMaterial({ map, depthTest: false, depthWrite: false, toneMapped: false, fog: false }));
      sprite.scale.setScalar(17);
      sprite.renderOrder = 9;
      sprite.raycast = () => {};
      this.group.add(sprite);
    }
    this.group.visible = false;
  }

  /** Writes other numbers on the bands. */
  number(numbers: readonly number[]): void {
    if (numbers === this.#numbers) return;
    this.#numbers = numbers;
    relabel(this.group.children as Sprite[], numbers);
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
