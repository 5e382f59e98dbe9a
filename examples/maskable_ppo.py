"""Trains MaskablePPO of sb3-contrib on one seat: pip install "quarterdeck[env]" sb3-contrib."""

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

from quarterdeck import env

training = env.gym("space_pirates", seats=3, opponents=["random", "random"])
model = MaskablePPO("MlpPolicy", training, n_steps=1024, batch_size=256, verbose=1, seed=1)
model.learn(50_000)
reward, spread = evaluate_policy(model, env.gym("space_pirates", seats=3, opponents=["random", "random"]), 200)
print(f"mean reward {reward:.2f} ± {spread / 200**0.5:.2f}; a random player has 0")
model.save("space_pirates_ppo")
